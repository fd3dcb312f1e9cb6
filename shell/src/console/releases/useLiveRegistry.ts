import { useCallback, useEffect, useRef, useState } from 'react';
import type { Registry, RegistryModule } from 'shared/contract';
import { CONTRACT_VERSION } from 'shared/contract/version';
import type { ServerEvent } from 'shared/domain/console/serverEvent';
import { api, hasUnsavedChanges, refresh, useAccount, useRights } from 'shared/platform';
import { isRegistered } from '../../loader/releases';
import type { Navigation } from '../../navigation/createNavigation';
import { apiBase } from '../../registry/apiBase';
import { hearChange } from '../../registry/hearChange';
import { hearServer, hearsServer } from '../../registry/hearServer';
import { usableModules } from '../../registry/readRegistry';
import { takeOver } from '../../registry/takeOver';
import { watchRevision } from '../../registry/watchRevision';

const isInUse = ({ current, previous }: RegistryModule) =>
  isRegistered(current) || (previous !== undefined && isRegistered(previous));

interface LiveRegistry {
  /** The current releases of modules without code in this tab; for the others, those it has. */
  registry: Registry;
  /** Whether a module that the tab has code of was released again. */
  isNewer: boolean;
  /** Whether there may be more in it for the person, once the server has answered. */
  isAwaited: boolean;
  /** Whether its releases may be others for the person: until the server has answered, no code of a module is loaded. */
  isUnsettled: boolean;
}

/** Whether something was typed into the page since it was opened. */
function useTyped(pathname: string): { readonly current: boolean } {
  const typed = useRef(false);
  useEffect(() => {
    typed.current = false;
    const note = () => {
      typed.current = true;
    };
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }, [pathname]);
  return typed;
}

/**
 * Follows promotions, flags and the person's rights. The tab keeps the modules that it has code of: its next navigation,
 * when nothing is unsaved, loads the new document. The others it changes in place, in `opened`, which the links of the
 * document are preloaded by. What is switched on is there at once; what is switched off is gone at once, too, unless
 * something was typed into the page: then it goes with the page. `isSignedIn`: nothing is asked for before.
 */
export function useLiveRegistry(
  opened: Registry,
  { navigation, pathname, isSignedIn }: { navigation: Navigation; pathname: string; isSignedIn: boolean },
): LiveRegistry {
  const [live, setLive] = useState<LiveRegistry>({
    registry: opened,
    isNewer: false,
    isAwaited: opened.forSome === true,
    isUnsettled: opened.inStages === true,
  });
  const isNewer = useRef(false);
  const [known] = useState(() => ({ revision: opened.revision, modules: { ...opened.modules } }));
  const typed = useTyped(pathname);
  const held = useRef<Registry>(undefined);
  const may = useRights();
  const account = useAccount()?.id ?? '';

  const take = useCallback(
    (newer: Registry) => {
      const modules = usableModules(newer);
      const keeps = typed.current || hasUnsavedChanges();
      held.current = keeps ? newer : undefined;
      isNewer.current = takeOver(opened, known.modules, modules, isInUse, keeps) || isNewer.current;
      Object.assign(opened, { forSome: newer.forSome, inStages: newer.inStages });
      Object.assign(known, { revision: newer.revision, modules });
      setLive({ registry: { ...opened }, isNewer: isNewer.current, isAwaited: false, isUnsettled: false });
    },
    [opened, known, typed],
  );
  const ask = useCallback(() => {
    const settle = () => setLive((before) => ({ ...before, isAwaited: false, isUnsettled: false }));
    return api
      .get<Registry>('registry')
      .then((newer) => (newer.contract === CONTRACT_VERSION ? take(newer) : settle()), settle);
  }, [take]);

  useEffect(() => {
    const endHearing = isSignedIn ? hearServer(apiBase(), account, (event) => onEvent(event)) : undefined;
    const watch = watchRevision(() => known.revision, apiBase(), { onOther: ask, isHeard: hearsServer });
    const onEvent = (event: ServerEvent) => {
      if ('revision' in event) watch.notice(event.revision);
      else if ('kind' in event) hearChange(event);
      else if ('account' in event) void refresh('auth/me');
    };
    return () => {
      endHearing?.();
      watch.end();
    };
  }, [known, ask, isSignedIn, account]);

  // What everybody gets holds what any right gives; what one person gets holds no more than theirs.
  const asked = useRef<typeof may>(undefined);
  useEffect(() => {
    if (!isSignedIn || opened.forSome !== true || asked.current === may) return;
    asked.current = may;
    void ask();
  }, [isSignedIn, opened, may, ask]);

  useEffect(() => {
    if (held.current && !hasUnsavedChanges()) take(held.current);
  }, [pathname, take]);

  useEffect(() => {
    const isHere = (to: URL) => to.pathname === navigation.getState().location.pathname;
    return navigation.guard((to) => (isNewer.current && !isHere(to) && !hasUnsavedChanges() ? 'document' : true));
  }, [navigation]);

  return live;
}
