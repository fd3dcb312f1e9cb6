import { useEffect, useRef, useState } from 'react';
import { hasUnsavedChanges } from 'shared/platform';
import type { Navigation } from '../../navigation/createNavigation';
import { apiBase } from '../../registry/apiBase';
import { watchRevision } from '../../registry/watchRevision';

/**
 * Whether a newer release is current than those this tab was opened with. The tab keeps what it has;
 * its next navigation, when nothing is unsaved, loads the new document instead.
 */
export function useNewerRelease(revision: number, navigation: Navigation): boolean {
  const [isNewer, setNewer] = useState(false);
  const known = useRef(false);

  useEffect(
    () =>
      watchRevision(revision, apiBase(), () => {
        known.current = true;
        setNewer(true);
      }),
    [revision],
  );

  useEffect(() => {
    const isHere = (to: URL) => to.pathname === navigation.getState().location.pathname;
    return navigation.guard((to) => (known.current && !isHere(to) && !hasUnsavedChanges() ? 'document' : true));
  }, [navigation]);

  return isNewer;
}
