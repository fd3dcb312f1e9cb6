import type { Obligation } from 'shared/domain/compliance/obligation';
import { doneFields, doneStart } from './doneForm';
import { obligation } from './obligation.fixture';

const row = (over: Partial<Obligation>) => obligation({ id: 'o1', ...over }) as Obligation;
const labels = (over: Partial<Obligation>) => doneFields(row(over)).map(({ label }) => label);

test.each<[Partial<Obligation>, string[]]>([
  [{ area: 'due', type: 'Deposit' }, ['Paid on', 'Amount', 'Challan number']],
  [{ area: 'tds', type: 'Deposit' }, ['Paid on', 'Amount', 'Challan', 'Reference']],
  [{ area: 'gst', type: 'Return' }, ['Filed on', 'Reference', 'Amount']],
])('what is marked of %o is %p', (over, asked) => {
  expect(labels(over)).toEqual(['Status', ...asked, 'Note']);
});

test('the amount starts with the wage registers’ total, unless another is recorded', () => {
  expect(doneStart(row({ type: 'Deposit', owedPaise: 390_000 })).amountPaise).toBe(390_000);
  expect(doneStart(row({ type: 'Deposit', owedPaise: 390_000, amountPaise: 1 })).amountPaise).toBe(1);
});
