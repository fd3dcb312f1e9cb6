import { formatMonth } from 'shared/domain/dates/dates';
import type { LawTables } from 'shared/domain/law/lawTables';
import type { ShownPart } from 'shared/domain/pay/wages/wagePart';
import { dayCodes, dayNames } from 'shared/domain/work/attendance/day';
import { useGet } from 'shared/platform';
import { formatMoney, useFormValue } from 'shared/ui';
import styles from './LinePreview.module.css';
import { ruleWords } from './ruleWords';

const hours = (minutes: number) => `${Math.round((minutes / 60) * 100) / 100} hours of overtime`;

/** The days of a part by kind, its rate and overtime; for arrears, the PF and ESI deducted. */
function partWords({ counts, unmarked, days, payPer, ratePaise, contributions, ...part }: ShownPart): string {
  const { overtimeMinutes, overtimePaise } = part;
  const kinds = dayCodes.filter((code) => (counts[code] ?? 0) !== 0).map((code) => `${dayNames[code]} ${counts[code]}`);
  return [
    `${days} days paid at ${formatMoney(ratePaise)} a ${payPer}`,
    ...kinds,
    ...(unmarked === 0 ? [] : [`Not marked ${unmarked}`]),
    ...(contributions === null
      ? []
      : [
          `PF ${formatMoney(contributions.pfEmployeePaise)} and ESI ${formatMoney(contributions.esiEmployeePaise)} by that month’s rates`,
        ]),
    ...(overtimeMinutes === 0 ? [] : [`${hours(overtimeMinutes)}: ${formatMoney(overtimePaise)}`]),
  ].join(' · ');
}

/** The parts of a line calculated from attendance: each placement's days, and amounts owed for earlier months. */
export function LineParts({ wageId, month }: { wageId: string; month: string }) {
  const employeeId = useFormValue<string | undefined>('employeeId') ?? '';
  const isMade = useFormValue<boolean | undefined>('fromAttendance') ?? false;
  const { data: parts } = useGet<ShownPart[]>(isMade ? 'wages/lines/parts' : undefined, { wageId, employeeId });
  const { data: law } = useGet<LawTables>(isMade ? 'wages/lines/rates' : undefined);
  if (!parts || parts.length === 0) return null;
  const overtimeRule = (part: ShownPart) =>
    law && part.overtimePaise !== 0 ? ruleWords(law.overtime, part.month) : undefined;
  return (
    <dl className={styles.facts} aria-label="From attendance">
      {parts.map((part) => (
        <div key={`${part.month} ${part.placementId}`}>
          <dt>
            {part.month === month ? part.centerName : `Arrears of ${formatMonth(part.month)}, ${part.centerName}`}
            <span>{partWords(part)}</span>
            {overtimeRule(part) && <span>Overtime: {overtimeRule(part)}</span>}
          </dt>
          <dd>{formatMoney(part.grossPaise)}</dd>
        </div>
      ))}
    </dl>
  );
}
