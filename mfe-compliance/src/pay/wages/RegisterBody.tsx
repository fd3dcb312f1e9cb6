import { CalendarCheck, Files, ListChecks, Pencil, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { formatMonth } from 'shared/domain/dates/dates';
import { pfOfEmployerPaise } from 'shared/domain/pay/wages/payable';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import type { RegisterSums as Sums } from 'shared/domain/pay/wages/wageAnswers';
import type { EmployeeDefaults } from 'shared/domain/people/employees/employee';
import { Allowed, useGet } from 'shared/platform';
import {
  type PageAct,
  PageActs,
  PageHeader,
  ResourceTable,
  StatusDot,
  useFormDrawer,
  useHistoryDrawer,
  useRemoveAction,
} from 'shared/ui';
import { compliancePaths } from '../../compliancePaths';
import { payslipActions, payslipsOfChosen } from '../files/payslipActions';
import { LineLeave } from './LineLeave';
import { LineParts } from './LineParts';
import { LinePreview } from './LinePreview';
import { wageLines } from './linesResource';
import { MissingTaxRates } from './MissingTaxRates';
import { filesPage, runPage, WAGES_PAGE } from './pages';
import { RegisterNote } from './RegisterNote';
import { RegisterSums } from './RegisterSums';
import { useMakeWages } from './useMakeWages';
import { usePayment } from './usePayment';
import { WorkOutAgain } from './WorkOutAgain';

/** A loaded register. Once paid, it is read-only. */
// oxlint-disable-next-line max-lines-per-function -- the page of a register: its acts, sums and lines in their order
export function RegisterBody({ register }: { register: WageRegister }) {
  const { id, month, status, blocked } = register;
  const { sums, isOutdated } = useGet<Sums>('wages/lines/sums', { wageId: id }).data ?? {
    ...register,
    isOutdated: false,
  };
  const defaults = useGet<EmployeeDefaults>('employees/defaults').data;
  const isPaid = status === 'Paid';
  const lines = useMemo(() => wageLines(month), [month]);
  const { add, edit, drawer } = useFormDrawer(lines, {
    width: 720,
    initial: { wageId: id, ...defaults },
    alsoRefresh: ['wages', ...compliancePaths],
    children: (
      <>
        <LineParts wageId={id} month={month} />
        <LinePreview wageId={id} month={month} />
        <LineLeave />
      </>
    ),
  });
  const remove = useRemoveAction(lines, { alsoRefresh: ['wages', ...compliancePaths] });
  const history = useHistoryDrawer(lines);
  const { action, dialog } = usePayment();
  const pay = action(register);
  const make = useMakeWages();
  const addLine: PageAct = {
    label: 'Add line',
    place: isPaid ? undefined : 'beside',
    right: 'wages/lines:write',
    icon: <Plus />,
    disabled: isPaid,
    onClick: add,
  };
  const isMade = register.madeAt !== null || register.employees > 0;
  const acts: readonly PageAct[] = [
    { label: 'Files', place: 'beside', right: 'wages/lines:read', icon: <Files />, to: filesPage(id) },
    {
      label: register.madeAt === null ? 'Make from attendance' : 'Make again',
      place: isMade ? undefined : 'main',
      right: 'wages:write',
      icon: <CalendarCheck />,
      disabled: isPaid,
      onClick: () => make.open(month),
    },
    addLine,
    { ...pay, place: isPaid ? 'beside' : isMade ? 'main' : undefined, onClick: () => pay.onClick(register) },
    { label: 'Run', icon: <ListChecks />, to: runPage(month) },
  ];
  return (
    <>
      <PageHeader
        title={`Wages ${formatMonth(month)}`}
        purpose={<StatusDot tone={isPaid ? 'good' : 'warn'}>{[status, blocked].filter(Boolean).join('. ')}</StatusDot>}
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: formatMonth(month) }]}
        actions={<PageActs acts={acts} />}
      />
      <RegisterNote month={month} />
      {isOutdated && (
        <Allowed right="wages:write">
          <WorkOutAgain wageId={id} />
        </Allowed>
      )}
      {sums && <MissingTaxRates sums={sums} />}
      <RegisterSums totalPaise={register.totalPaise} sums={sums} />
      <ResourceTable
        resource={lines}
        query={{ wageId: id }}
        emptyAction={<PageActs acts={[addLine]} />}
        bulkActions={payslipsOfChosen(id, month)}
        actions={() =>
          isPaid
            ? [{ ...history.action, iconOnly: true, inline: true }, ...payslipActions(month)]
            : [
                ...payslipActions(month),
                { kind: 'edit', label: 'Edit', icon: <Pencil />, iconOnly: true, inline: true, onClick: edit },
                { ...remove, iconOnly: true, inline: true },
                history.action,
              ]
        }
        footer={
          sums
            ? {
                name: `Total of ${sums.employees}`,
                grossPaise: sums.grossPaise,
                pfEmployeePaise: sums.pfEmployeePaise,
                esiEmployeePaise: sums.esiEmployeePaise,
                professionalTaxPaise: sums.professionalTaxPaise,
                welfareEmployeePaise: sums.welfareEmployeePaise,
                salaryTaxPaise: sums.salaryTaxPaise,
                'computed:kept': sums.keptBackPaise,
                netPaise: sums.netPaise,
                'computed:pf': pfOfEmployerPaise({
                  ...sums,
                  insurancePaise: sums.insuranceSharesPaise,
                  administrationPaise: 0,
                }),
                esiEmployerPaise: sums.esiEmployerPaise,
              }
            : undefined
        }
      />
      {drawer}
      {make.drawer}
      {dialog}
      {history.drawer}
    </>
  );
}
