import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import type { SettlementPart, Unsettled } from 'shared/domain/pay/leaving/settlement';
import { Allowed, useGet } from 'shared/platform';
import {
  formatDate,
  formatMoney,
  PageHeader,
  Panel,
  RecordLink,
  ResourceTable,
  Stack,
  StatusDot,
  useFormDrawer,
  useFormValue,
  useHistoryDrawer,
  useRemoveAction,
} from 'shared/ui';
import styles from '../wages/LinePreview.module.css';
import { WAGES_PAGE } from '../wages/pages';
import { WageTabs } from '../wages/WageTabs';
import { settlements } from './resource';

/** Below the form: a stored settlement's amounts, part by part, with reasons. */
function Parts() {
  const parts = useFormValue<readonly SettlementPart[] | undefined>('parts');
  const total = useFormValue<number | undefined>('totalPaise');
  if (!parts || total === undefined) return null;
  return (
    <dl className={styles.facts} aria-label="As it is stored">
      {parts.map(({ what, paise, why }) => (
        <div key={what}>
          <dt>
            {what}
            <span>{why}</span>
          </dt>
          <dd>{formatMoney(paise)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>To pay</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}

/** People who left and have no settlement, the earliest first. */
function Missing() {
  const { data = [] } = useGet<Unsettled[]>('settlements/missing');
  if (data.length === 0) return null;
  return (
    <Panel title="Left without a final settlement" dense>
      <dl className={styles.facts}>
        {data.map(({ employeeId, name, leftOn, dueOn, isLate }) => (
          <div key={employeeId}>
            <dt>
              <RecordLink kind="employee" id={employeeId}>
                {name}
              </RecordLink>
              <span>{`Left on ${formatDate(leftOn)}.`}</span>
            </dt>
            <dd>
              <StatusDot tone={isLate ? 'bad' : 'warn'}>
                {isLate ? `Late since ${formatDate(dueOn)}` : `Due on ${formatDate(dueOn)}`}
              </StatusDot>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Final settlements of people who left: leave, gratuity, bonus and recoveries, each with its due date. */
export default function SettlementsPage() {
  const { add, edit, drawer } = useFormDrawer(settlements, { width: 640, children: <Parts /> });
  const remove = useRemoveAction(settlements);
  const history = useHistoryDrawer(settlements);
  const addButton = (
    <Allowed right="settlements:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add final settlement
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Final settlements"
        purpose="What is due to those who left, within two working days."
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: 'Final settlements' }]}
        actions={addButton}
      />
      <WageTabs />
      <Stack>
        <Missing />
        <ResourceTable
          resource={settlements}
          emptyAction={addButton}
          actions={() => [
            { kind: 'edit', label: 'Open', icon: <Pencil />, iconOnly: true, inline: true, onClick: edit },
            history.action,
            { ...remove, iconOnly: true },
          ]}
        />
      </Stack>
      {drawer}
      {history.drawer}
    </>
  );
}
