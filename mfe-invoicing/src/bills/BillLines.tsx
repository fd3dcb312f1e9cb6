import { ChevronRight } from 'lucide-react';
import type { BilledPerson, BillProof } from 'shared/domain/money/bills/billAnswers';
import { formatNumber } from 'shared/domain/text/formatNumber';
import { formatRupees } from 'shared/domain/text/money';
import { dayNames } from 'shared/domain/work/attendance/day';
import { Money, RecordLink } from 'shared/ui';
import styles from './BillLines.module.css';

type Lines = Pick<BillProof, 'lines' | 'people'>;

/** A person's days in words: "20 present, 1 half day, 1.5 h overtime". */
function daysText({ counts, unmarked, overtimeMinutes }: BilledPerson): string {
  const days = Object.entries(dayNames).flatMap(([code, name]) => {
    const n = counts[code as keyof typeof counts] ?? 0;
    return n > 0 ? [`${formatNumber(n)} ${name.toLowerCase()}`] : [];
  });
  const overtime = overtimeMinutes > 0 ? [`${formatNumber(overtimeMinutes / 60)} h overtime`] : [];
  return [...days, ...(unmarked > 0 ? [`${unmarked} not marked`] : []), ...overtime].join(', ');
}

function costText({ wagesPaise, contributionsPaise }: BilledPerson): string {
  if (wagesPaise === null) return '';
  return `Wages ${formatRupees(wagesPaise)}, PF and ESI of the employer ${formatRupees(contributionsPaise ?? 0)}`;
}

/** A bill's lines; each row expands to its people with their days, share and cost. */
export function BillLines({ lines, people }: Lines) {
  const byPlacement = new Map(people.map((person) => [person.placementId, person]));
  return (
    <div>
      {lines.map((line, index) => (
        <details key={index} className={styles.line}>
          <summary>
            <ChevronRight aria-hidden />
            <span className={styles.what}>{line.description}</span>
            <strong className={styles.amount}>
              <Money paise={line.paise} />
            </strong>
          </summary>
          <ul className={styles.people}>
            {line.people.map(({ placementId, quantity, paise }) => {
              const person = byPlacement.get(placementId);
              if (!person) return null;
              return (
                <li key={placementId}>
                  <span>
                    <RecordLink kind="employee" id={person.employeeId}>
                      {person.name}
                    </RecordLink>
                    <span className={styles.muted}>{daysText(person)}</span>
                    <span className={styles.muted}>{costText(person)}</span>
                  </span>
                  <span className={styles.amount}>
                    {line.unit !== 'OTH' && `${formatNumber(quantity)} ${line.unit} · `}
                    <Money paise={paise} />
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </div>
  );
}
