import { formatMonth } from 'shared/domain/dates/dates';
import type { LawPreview } from 'shared/domain/law/lawPreview';
import { formatCount, Stack, Text } from 'shared/ui';
import { Amounts, Rows } from './Amounts';
import styles from './PreviewList.module.css';

const person = { one: 'person', many: 'people' };

/** The effects of a legal change on each unpaid register, by person. */
export function PreviewList({ preview: { registers, paidMonths, paid, asIf } }: { preview: LawPreview }) {
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
            <Rows
              name={`${formatMonth(month)}: ${month === asIf ? 'if it held already' : 'would have been'}, ${formatCount(people, person)}`}
              changes={changes}
            />
          </Amounts>
        </section>
      ))}
      {paidMonths.length > 0 && <Text>{`Paid, and stay as they are: ${paidMonths.map(formatMonth).join(', ')}.`}</Text>}
    </Stack>
  );
}
