import { sumPaise } from 'shared/domain/money';
import { esiPaise, pfPaise } from 'shared/domain/payable';
import { formatMoney } from 'shared/ui';
import type { WageSums } from './record';
import classes from './RegisterSums.module.css';

/** What a register comes to: to the employees, to each authority, and for the company in all. */
export function RegisterSums({ totalPaise, sums }: { totalPaise: number; sums: WageSums | null }) {
  const figures: [label: string, paise: number, detail: string][] = sums
    ? [
        ['Gross wages', sums.grossPaise, `Employees receive ${formatMoney(sums.netPaise)}`],
        ['PF to pay', pfPaise(sums), `Employees ${formatMoney(sums.pfEmployeePaise)}, pension ${formatMoney(sums.pensionPaise)}`],
        ['ESI to pay', esiPaise(sums), `Employees ${formatMoney(sums.esiEmployeePaise)}`],
        ['Professional tax', sums.professionalTaxPaise, 'Deducted from wages'],
        ['Cost to the company', sumPaise([sums.grossPaise, sums.pfEmployerPaise, sums.pensionPaise, sums.esiEmployerPaise]), 'Wages and the employer’s shares'],
      ]
    : [['Gross wages', totalPaise, 'As entered']];
  return (
    <dl className={classes.sums}>
      {figures.map(([label, paise, detail]) => (
        <div key={label} className={classes.sum}>
          <dt>{label}</dt>
          <dd>{formatMoney(paise)}<span>{detail}</span></dd>
        </div>
      ))}
    </dl>
  );
}
