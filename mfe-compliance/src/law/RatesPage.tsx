import { Button } from 'antd';
import { CalendarPlus, Pencil, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { LawPreview } from 'shared/domain/law/lawPreview';
import type { LawRow } from 'shared/domain/law/lawRow';
import { Allowed, api } from 'shared/platform';
import { formatCount, PageHeader, ResourceTable, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { WAGES_PAGE } from '../pay/wages/pages';
import { WageTabs } from '../pay/wages/WageTabs';
import { LawDialog, type LawTask } from './LawDialog';
import { Replay } from './Replay';
import { lawRows } from './resource';

const register = { one: 'open register', many: 'open registers' };

/** Says which registers are recomputed when a row is deleted. */
async function belongsTo({ id }: LawRow): Promise<string | undefined> {
  const { registers } = await api.post<LawPreview>('law-rows/preview', { id });
  return registers.length === 0
    ? 'No open register changes'
    : `${formatCount(registers.length, register)} will be worked out again`;
}

/** The rates, ceilings and slabs that wages use: current, past and future. */
export default function RatesPage() {
  const [task, setTask] = useState<LawTask>();
  const [isReplaying, setReplaying] = useState(false);
  const remove = useRemoveAction(lawRows, {
    hangs: belongsTo,
    alsoRefresh: ['wages', ...compliancePaths],
  });
  const history = useHistoryDrawer(lawRows);
  const addButton = (
    <Allowed right="law-rows:write">
      <Button type="primary" icon={<Plus />} onClick={() => setTask({ do: 'add' })}>
        Add rate
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Rates"
        purpose="What the law asks of wages, taxes and dues, each from its day. Paid months stay as they were paid."
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: 'Rates' }]}
        actions={
          <>
            <Allowed right="law-rows:write">
              <Button icon={<RotateCcw />} onClick={() => setReplaying(true)}>
                Check paid months
              </Button>
            </Allowed>
            {addButton}
          </>
        }
      />
      <WageTabs />
      <ResourceTable
        resource={lawRows}
        emptyAction={addButton}
        actions={() => [
          {
            label: 'Add from another day',
            right: 'law-rows:write',
            icon: <CalendarPlus />,
            iconOnly: true,
            inline: true,
            onClick: (row) => setTask({ do: 'add like', row }),
          },
          {
            kind: 'edit',
            label: 'Correct',
            icon: <Pencil />,
            iconOnly: true,
            inline: true,
            onClick: (row) => setTask({ do: 'correct', row }),
          },
          history.action,
          remove,
        ]}
      />
      {task && <LawDialog task={task} onClose={() => setTask(undefined)} />}
      {isReplaying && <Replay onClose={() => setReplaying(false)} />}
      {history.drawer}
    </>
  );
}
