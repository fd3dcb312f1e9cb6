import type { ReactNode } from 'react';
import type { LawPreview } from 'shared/domain/compliance/lawPreview';
import { formatMonth } from 'shared/domain/dates/dates';
import { formatCount, formatMoney, Stack, Text } from 'shared/ui';
import styles from './PreviewList.module.css';

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
const person = { one: 'person', many: 'people' };

function Rows({ name, changes }: { name: string; changes: readonly Change[] }) {
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

/** A table of amounts, now and then. */
function Amounts({ children }: { children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Amount</th>
          <th scope="col" data-right>
            Now
          </th>
          <th scope="col" data-right>
            Then
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** What a change of the law does to each register that is not paid, person by person. */
export function PreviewList({ preview: { registers, paidMonths, paid } }: { preview: LawPreview }) {
  return (
    <Stack>
      <Text tone="text">
        {registers.length === 0
          ? 'No open register changes.'
          : 'These registers are not paid yet; saving works them out again.'}
      </Text>
      {registers.map(({ id, month, people, changes }) => (
        <section key={id} className={styles.register} aria-label={`Wages ${formatMonth(month)}`}>
          <h3>{`Wages ${formatMonth(month)}: ${formatCount(people.length, person)}`}</h3>
          <Amounts>
            {people.map((each) => (
              <Rows key={each.id} name={each.name} changes={each.changes} />
            ))}
            {changes.length > 0 && <Rows name="The whole register" changes={changes} />}
          </Amounts>
        </section>
      ))}
      {paid.map(({ month, people, changes }) => (
        <section key={month} className={styles.register} aria-label={`Paid wages ${formatMonth(month)}`}>
          <Amounts>
            <Rows name={`${formatMonth(month)}: would have been, ${formatCount(people, person)}`} changes={changes} />
          </Amounts>
        </section>
      ))}
      {paidMonths.length > 0 && <Text>{`Paid, and stay as they are: ${paidMonths.map(formatMonth).join(', ')}.`}</Text>}
    </Stack>
  );
}
