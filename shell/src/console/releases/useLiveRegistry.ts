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
  /** Current releases of modules without loaded code in this tab; the loaded release of the others. */
  registry: Registry;
  /** Whether a module with loaded code has a newer release. */
  isNewer: boolean;
  /** Whether the account may gain entries once the server has responded. */
  isAwaited: boolean;
  /** Whether the account may get other releases: until the server has responded, no module code is loaded. */
  isUnsettled: boolean;
}

/** Whether anything was typed into the page since it was opened. */
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
 * Follows promotions, flags and the account's rights. Modules with loaded code stay until the next navigation without
 * unsaved input, which loads a new document. The others are replaced in place in `opened`, which also drives the
 * document's preload links. Enabled features appear at once; disabled ones disappear at once, unless something was
 * typed into the page: then when it is left. `isSignedIn`: without it nothing is fetched.
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

  // The shared registry contains what any right grants; one account's response contains only its own.
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
