import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import { formatMonth } from 'shared/domain/dates';
import { esiPaise, pfPaise } from 'shared/domain/payable';
import { useGet } from 'shared/platform';
import { Money, PageHeader, ResourceTable, StatusDot, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { LinePreview } from './LinePreview';
import { wageLines } from './linesResource';
import { WAGES_PAGE } from './pages';
import type { WageRecord, WageSums } from './record';
import { RegisterSums } from './RegisterSums';
import { usePayment } from './usePayment';

const icon = { size: 16, strokeWidth: 1.5 };

/** A register that has been loaded. Paid, it is closed. */
export function RegisterBody({ register }: { register: WageRecord }) {
  const { id, month, status } = register;
  const { sums } = useGet<{ sums: WageSums | null }>('wages/lines/sums', { wageId: id }).data ?? register;
  const isPaid = status === 'Paid';
  const { add, edit, drawer } = useFormDrawer(wageLines, { initial: { wageId: id }, alsoRefresh: ['wages', ...compliancePaths], children: <LinePreview month={month} /> });
  const remove = useRemoveAction(wageLines);
  const history = useHistoryDrawer(wageLines);
  const { action, dialog } = usePayment();
  const pay = action(register);
  const addButton = <Button icon={<Plus {...icon} />} disabled={isPaid} onClick={add}>Add line</Button>;
  return (
    <>
      <PageHeader
        title={`Wages ${formatMonth(month)}`}
        purpose={<StatusDot tone={isPaid ? 'good' : 'warn'}>{status}</StatusDot>}
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: formatMonth(month) }]}
        actions={<>{addButton}<Button type={isPaid ? 'default' : 'primary'} icon={pay.icon} onClick={() => void pay.onClick(register)}>{pay.label}</Button></>}
      />
      <RegisterSums totalPaise={register.totalPaise} sums={sums} />
      <ResourceTable
        resource={wageLines}
        query={{ wageId: id }}
        emptyAction={addButton}
        actions={() => (isPaid ? [{ ...history.action, iconOnly: true }] : [{ label: 'Edit', icon: <Pencil {...icon} />, iconOnly: true, onClick: edit }, { ...remove, iconOnly: true }, history.action])}
        footer={sums ? {
          name: `Total of ${sums.employees}`,
          grossPaise: <Money paise={sums.grossPaise} />,
          'computed:pf': <Money paise={pfPaise(sums)} />,
          'computed:esi': <Money paise={esiPaise(sums)} />,
          professionalTaxPaise: <Money paise={sums.professionalTaxPaise} />,
          netPaise: <Money paise={sums.netPaise} />,
        } : undefined}
      />
      {drawer}
      {dialog}
      {history.drawer}
    </>
  );
}
