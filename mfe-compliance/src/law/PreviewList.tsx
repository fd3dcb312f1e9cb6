import { formatMonth } from 'shared/domain/dates/dates';
import type { LawPreview } from 'shared/domain/law/lawPreview';
import { formatCount, Stack, Text } from 'shared/ui';
import { Amounts, Figures, Rows } from './Amounts';
import styles from './PreviewList.module.css';

const person = { one: 'person', many: 'people' };
const one = { one: 'change', many: 'changes' };

/** The effects of a legal change: on each unpaid register by person, on documents, and on paid months. */
export function PreviewList({ preview: { registers, paidMonths, paid, asIf, concerned } }: { preview: LawPreview }) {
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
      {concerned.map(({ title, count, of }) => (
        <section key={title} className={styles.register} aria-label={title}>
          <h3>{`${title}: ${formatCount(count, one)}`}</h3>
          <Amounts>
            {of.map(({ id, name, changes }) => (
              <Figures key={id} name={name} changes={changes} />
            ))}
          </Amounts>
          {count > of.length && <Text>{`The first ${of.length} are shown.`}</Text>}
        </section>
      ))}
      {paid.map(({ month, people, changes, of }) => (
        <section key={month} className={styles.register} aria-label={`Paid wages ${formatMonth(month)}`}>
          <Amounts>
            <Rows
              name={`${formatMonth(month)}: ${month === asIf ? 'if it held already' : 'would have been'}, ${formatCount(people, person)}`}
              changes={changes}
            />
            {of.map((each) => (
              <Rows key={each.id} name={each.name} changes={each.changes} />
            ))}
          </Amounts>
          {people > of.length && <Text>{`The first ${of.length} are shown.`}</Text>}
        </section>
      ))}
      {paidMonths.length > 0 && <Text>{`Paid, and stay as they are: ${paidMonths.map(formatMonth).join(', ')}.`}</Text>}
    </Stack>
  );
}
