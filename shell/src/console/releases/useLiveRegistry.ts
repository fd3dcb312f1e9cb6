import { useEffect, useRef, useState } from 'react';
import type { Registry, RegistryModule } from 'shared/contract';
import { CONTRACT_VERSION } from 'shared/contract/version';
import { api, hasUnsavedChanges } from 'shared/platform';
import { isRegistered } from '../../loader/federation';
import type { Navigation } from '../../navigation/createNavigation';
import { apiBase } from '../../registry/apiBase';
import { usableModules } from '../../registry/readRegistry';
import { takeOver } from '../../registry/takeOver';
import { watchRevision } from '../../registry/watchRevision';

const isInUse = ({ current, previous }: RegistryModule) =>
  isRegistered(current) || (previous !== undefined && isRegistered(previous));

interface LiveRegistry {
  /** What is current of each module that this tab has no code of; of the others, what it has. */
  registry: Registry;
  /** Whether a module that the tab has code of was released anew. */
  isNewer: boolean;
}

/**
 * Follows promotions. The tab keeps the modules that it has code of: its next navigation, when nothing is unsaved, loads
 * the new document. The others it changes in place, in `opened`, which the links of the document are preloaded by.
 */
export function useLiveRegistry(opened: Registry, navigation: Navigation): LiveRegistry {
  const [live, setLive] = useState<LiveRegistry>({ registry: opened, isNewer: false });
  const isNewer = useRef(false);
  const [known] = useState(() => ({ revision: opened.revision, modules: { ...opened.modules } }));

  useEffect(
    () =>
      watchRevision(
        () => known.revision,
        apiBase(),
        () =>
          void api.get<Registry>('registry').then(
            (newer) => {
              if (newer.contract !== CONTRACT_VERSION) return;
              const modules = usableModules(newer);
              isNewer.current = takeOver(opened, known.modules, modules, isInUse) || isNewer.current;
              Object.assign(known, { revision: newer.revision, modules });
              setLive({ registry: { ...opened }, isNewer: isNewer.current });
            },
            () => undefined,
          ),
      ),
    [opened, known],
  );

  useEffect(() => {
    const isHere = (to: URL) => to.pathname === navigation.getState().location.pathname;
    return navigation.guard((to) => (isNewer.current && !isHere(to) && !hasUnsavedChanges() ? 'document' : true));
  }, [navigation]);

  return live;
}
