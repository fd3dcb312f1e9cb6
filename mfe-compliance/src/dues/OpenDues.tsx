import type { ReactNode } from 'react';
import { useUrlState } from 'shared/platform';
import { ResourceTable } from 'shared/ui';
import type { Dialogs } from '../obligations/useDialogs';
import { DueWindows } from './DueWindows';
import { openDues, openDuesBySample } from './openDuesResource';
import { useDueActions } from './useDueActions';

/** All open dues of GST, TDS, other compliance and certificates, by last day. */
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
