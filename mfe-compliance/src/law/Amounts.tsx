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
type Figure = LawPreview['concerned'][number]['of'][number]['changes'][number];
const figureText = (value: Figure['before']) => (typeof value === 'number' ? formatMoney(value) : value);

/** Differences for one person, document or register: amounts, or words such as a day. */
export function Figures({ name, changes }: { name: ReactNode; changes: readonly Figure[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {changes.map(({ what, before, after }) => (
        <tr key={what}>
          <td>{what}</td>
          <td data-right>{figureText(before)}</td>
          <td data-right>{figureText(after)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** Differences for one person or a whole register. */
export const Rows = ({ name, changes }: { name: ReactNode; changes: readonly Change[] }) => (
  <Figures
    name={name}
    changes={changes.map(({ what, beforePaise, afterPaise }) => ({
      what: labels[what],
      before: beforePaise,
      after: afterPaise,
    }))}
  />
);

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
