import { costPaise, esiPaise, pfOfEmployerPaise, pfPaise } from 'shared/domain/pay/wages/payable';
import type { WageSums } from 'shared/domain/pay/wages/wageAnswers';
import { formatMoney } from 'shared/ui';
import styles from './RegisterSums.module.css';

/** A register's totals: for the employees, for each authority, and for the company. */
export function RegisterSums({ totalPaise, sums }: { totalPaise: number; sums: WageSums | null }) {
  const figures: [label: string, paise: number, details: [of: string, paise?: number][]][] = sums
    ? [
        ['Gross wages', sums.grossPaise, [['Net wages', sums.netPaise]]],
        [
          'PF to pay',
          pfPaise(sums),
          [
            ['Employees', sums.pfEmployeePaise],
            ['Employer', sums.pfEmployerPaise],
            ['Pension', sums.pensionPaise],
            ['Insurance', sums.insurancePaise],
            ['Administration', sums.administrationPaise],
          ],
        ],
        [
          'ESI to pay',
          esiPaise(sums),
          [
            ['Employees', sums.esiEmployeePaise],
            ['Employer', sums.esiEmployerPaise],
          ],
        ],
        [
          'Taxes and funds',
          sums.professionalTaxPaise + sums.salaryTaxPaise + sums.welfareEmployeePaise + sums.welfareEmployerPaise,
          [
            ['Professional tax', sums.professionalTaxPaise],
            ['TDS', sums.salaryTaxPaise],
            ['Welfare fund, employees', sums.welfareEmployeePaise],
            ['Welfare fund, employer', sums.welfareEmployerPaise],
          ],
        ],
        [
          'Cost to the company',
          costPaise(sums),
          [
            ['Wages', sums.grossPaise],
            ['Employer PF', pfOfEmployerPaise(sums)],
            ['Employer ESI', sums.esiEmployerPaise],
            ['Welfare fund', sums.welfareEmployerPaise],
          ],
        ],
      ]
    : [['Gross wages', totalPaise, [['As entered']]]];
  return (
    <dl className={styles.sums}>
      {figures.map(([label, paise, details]) => (
        <div key={label} className={styles.sum}>
          <dt>{label}</dt>
          <dd>
            {formatMoney(paise)}
            {details.map(([of, part]) => (
              <span key={of}>
                <span>{of}</span>
                {part !== undefined && <span>{formatMoney(part)}</span>}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
