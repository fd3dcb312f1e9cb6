import type { ReactNode } from 'react';
import type { LawPreview } from 'shared/domain/law/lawPreview';
import { formatMoney } from 'shared/ui';

type Register = LawPreview['registers'][number];
type Change = Register['people'][number]['changes'][number] | Register['changes'][number];

const labels: Readonly<Record<Change['what'], string>> = {
  pfEmployeePaise: 'PF, employee',
  pfEmployerPaise: 'PF, employer',
  pensionPaise: 'Pension',
  insurancePaise: 'Insurance',
  esiEmployeePaise: 'ESI, employee',
  esiEmployerPaise: 'ESI, employer',
  professionalTaxPaise: 'Professional tax',
  welfareEmployeePaise: 'Welfare fund, employee',
  welfareEmployerPaise: 'Welfare fund, employer',
  salaryTaxPaise: 'TDS',
  netPaise: 'Net',
  administrationPaise: 'Administration of PF',
};
/** Differences for one person or a whole register. */
export function Rows({ name, changes }: { name: ReactNode; changes: readonly Change[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {changes.map(({ what, beforePaise, afterPaise }) => (
        <tr key={what}>
          <td>{labels[what]}</td>
          <td data-right>{formatMoney(beforePaise)}</td>
          <td data-right>{formatMoney(afterPaise)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** A table of current and changed amounts; headings default to now and then. */
export function Amounts({
  children,
  are = 'Now',
  would = 'Then',
}: {
  children: ReactNode;
  are?: string;
  would?: string;
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Amount</th>
          <th scope="col" data-right>
            {are}
          </th>
          <th scope="col" data-right>
            {would}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
