import type { ReactNode } from 'react';
import { useUrlState } from 'shared/platform';
import { ResourceTable } from 'shared/ui';
import type { Dialogs } from '../obligations/useDialogs';
import { DueWindows } from './DueWindows';
import { openDues, openDuesBySample } from './openDuesResource';
import { useDueActions } from './useDueActions';

/** Everything that is open across GST, TDS, the other dues and the certificates, by its last day. */
export function OpenDues({ dialogs, emptyAction }: { dialogs: Dialogs; emptyAction: ReactNode }) {
  const actions = useDueActions(dialogs);
  const [{ isSample }] = useUrlState({ isSample: '' });
  return (
    <>
      <DueWindows />
      <ResourceTable
        resource={isSample === '' ? openDues : openDuesBySample}
        actions={actions}
        emptyAction={emptyAction}
      />
    </>
  );
}
