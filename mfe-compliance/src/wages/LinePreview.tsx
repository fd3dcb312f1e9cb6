import { Button } from 'antd';
import { daysBetween, lastDayOfMonth } from 'shared/domain/dates';
import { wageDeductions } from 'shared/domain/payroll';
import type { Employee } from 'shared/domain/employee';
import { esiPaise, pfPaise } from 'shared/domain/payable';
import { useRecord } from 'shared/platform';
import { formatMoney, useFormValue, useSetFormValue } from 'shared/ui';
import classes from './LinePreview.module.css';

const usable = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** What the typed wage comes to after deductions, as it is typed. */
function Deductions({ month }: { month: string }) {
  const [basicPaise, grossPaise] = [useFormValue<number | null>('basicPaise'), useFormValue<number | null>('grossPaise')];
  const [pfMember, esiMember] = [useFormValue<boolean>('pfMember'), useFormValue<boolean>('esiMember')];
  if (!usable(basicPaise) || !usable(grossPaise)) return null;
  const line = wageDeductions({ basicPaise, grossPaise, pfMember, esiMember }, month);
  const facts = [['PF to pay', pfPaise(line)], ['ESI to pay', esiPaise(line)], ['Professional tax', line.professionalTaxPaise], ['The employee receives', line.netPaise]] as const;
  return <dl className={classes.facts} aria-live="polite">{facts.map(([what, paise]) => <div key={what}><dt>{what}</dt><dd>{formatMoney(paise)}</dd></div>)}</dl>;
}

/** Offers the employee's monthly wage for the days that were typed. */
function ForTheDays({ month }: { month: string }) {
  const { data: employee } = useRecord<Employee>('employees', useFormValue<string>('employeeId') || undefined);
  const days = useFormValue<number | null>('days');
  const set = useSetFormValue();
  if (!employee || days === null || days === undefined) return null;
  const all = daysBetween(`${month}-01`, lastDayOfMonth(month)) + 1;
  const share = (paise: number) => Math.round((paise * Math.min(days, all)) / all);
  const fill = () => {
    set('basicPaise', share(employee.basicPaise));
    set('grossPaise', share(employee.grossPaise));
  };
  return (
    <p className={classes.days}>
      <span>{`${days} of ${all} days of ${formatMoney(employee.grossPaise)}: ${formatMoney(share(employee.grossPaise))}`}</span>
      <Button size="small" onClick={fill}>Use</Button>
    </p>
  );
}

/** Below the form of a wage line: its wage by days, and what it comes to. */
export function LinePreview({ month }: { month: string }) {
  return (
    <>
      <ForTheDays month={month} />
      <Deductions month={month} />
    </>
  );
}
