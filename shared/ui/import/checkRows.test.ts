import { z } from 'zod';
import type { Field } from '../form/field';
import { checkRows } from './checkRows';

const fields: readonly Field<{ name: string; isMember: boolean }>[] = [{ name: 'name', label: 'Name' }, { name: 'isMember', label: 'Member', kind: 'checkbox' }];
const schema = z.object({ name: z.string(), isMember: z.boolean({ error: 'Membership is yes or no.' }).default(true) });
const check = (...members: string[]) => checkRows({ keys: ['Name', 'Member'], rows: members.map((Member, line) => ({ line, values: { Name: 'Anil', Member } })), problems: [] }, fields, schema);

test('yes and no are read in the ways people write them, and nothing is the usual answer', () => {
  expect(check('Yes', 'no', 'TRUE', '0', '').good.map(({ isMember }) => isMember)).toEqual([true, false, true, false, true]);
  expect(check('perhaps').bad).toEqual([{ line: 0, reasons: ['Member: Membership is yes or no.'] }]);
});
