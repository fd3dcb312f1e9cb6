import { CheckList } from '../ui/CheckList';
import { Section } from '../ui/Section';

const assurances = [
  'Proof of every deposit and filing, with the month’s invoice',
  'One named person who answers for your compliance',
  'Records kept for inspection, and handed over if you leave',
  'A warning before a date, not an apology after it',
  'Changes in the law explained in plain words before they apply',
  'Workers’ questions about PF, ESIC and payslips answered by us',
];

/** The company's commitments to clients. */
export function Assurances() {
  return (
    <Section id="assurances" title="Our assurances" lead="What you can hold us to, month after month.">
      <CheckList items={assurances} inTwo />
    </Section>
  );
}
