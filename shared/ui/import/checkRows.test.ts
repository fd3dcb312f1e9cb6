import { parseCsv } from 'shared/domain/parseCsv';
import { z } from 'zod';
import type { Field } from '../form/field';
import { checkRows } from './checkRows';
import { mapColumns } from './mapColumns';

const fields = [
  { name: 'name', label: 'Name' },
  { name: 'mobile', label: 'Mobile', kind: 'tel' },
  { name: 'isMember', label: 'Member of PF', kind: 'checkbox' },
  { name: 'grossPaise', label: 'Gross a month', kind: 'money' },
  { name: 'joinedOn', label: 'Joined on', kind: 'date' },
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [{ value: 'Active', label: 'On the rolls' }, 'Inactive'],
  },
  { name: 'skills', label: 'Skills', kind: 'tags' },
] as unknown as readonly Field<object>[];
const schema = z.object({
  name: z.string({ error: 'Enter the name.' }),
  mobile: z
    .string()
    .regex(/^\d{10}$/, 'Enter 10 digits.')
    .optional(),
  isMember: z.boolean({ error: 'Membership is yes or no.' }).default(true),
  grossPaise: z.number({ error: 'Enter the gross wage.' }).optional(),
  joinedOn: z.iso.date({ error: 'Enter a day.' }).optional(),
  status: z.enum(['Active', 'Inactive']).optional(),
  skills: z.array(z.string()).optional(),
});

function check(...lines: string[]) {
  const parsed = parseCsv(lines.join('\n'));
  return checkRows(parsed, mapColumns(parsed.keys, fields), fields, schema);
}

test('days, amounts, choices, lists, yes and no are read in the ways people write them', () => {
  const { good, bad } = check(
    'Joined on,Gross,Name,Member,Status,Skills',
    '01/11/2026,"₹1,20,000.50",Anil,Yes,on the rolls,picking; packing',
    '1-Nov-26,16400/-,Farida,n,INACTIVE,',
    ' 2026-11-01 ,Rs. 500,Joseph,TRUE,,',
  );
  expect(bad).toEqual([]);
  expect(good).toEqual([
    {
      joinedOn: '2026-11-01',
      grossPaise: 12_000_050,
      name: 'Anil',
      isMember: true,
      status: 'Active',
      skills: ['picking', 'packing'],
    },
    { joinedOn: '2026-11-01', grossPaise: 1_640_000, name: 'Farida', isMember: false, status: 'Inactive' },
    { joinedOn: '2026-11-01', grossPaise: 50_000, name: 'Joseph', isMember: true },
  ]);
});

test('what is wrong is said once, with its lines', () => {
  const { good, bad, problems } = check(
    'Name,Mobile,Joined on',
    'A,12,',
    'B,9876500101,',
    'C,13,',
    'D,14,31/02/2026',
    ',9876500101,',
    'short',
  );
  expect(good).toHaveLength(1);
  expect(bad.map(({ line }) => line)).toEqual([2, 4, 5, 6]);
  expect(problems).toEqual([
    { reason: 'Mobile: Enter 10 digits.', lines: [2, 4, 5] },
    { reason: 'Joined on: This day does not exist; enter one like 15 Dec 2026.', lines: [5] },
    { reason: 'Name: Enter the name.', lines: [6] },
    { reason: 'The row has only 1 of 3 cells.', lines: [7] },
  ]);
});

test('a column is known by its name or label in any case and order, or by what can mean one field only: a part of the name, a telling word', () => {
  expect(mapColumns(['STATUS', 'Employee name', 'is_member', 'Gross', 'Shoe size', 'name'], fields)).toEqual({
    STATUS: 'status',
    'Employee name': undefined,
    is_member: 'isMember',
    Gross: 'grossPaise',
    'Shoe size': undefined,
    name: 'name',
  });
  expect(mapColumns(['Employee name', 'Date of joining', 'Gross salary', 'Date of birth'], fields)).toEqual({
    'Employee name': 'name',
    'Date of joining': 'joinedOn',
    'Gross salary': 'grossPaise',
    'Date of birth': undefined,
  });
  expect(mapColumns(['Gross at joining'], fields)).toEqual({ 'Gross at joining': undefined });
  expect(mapColumns(['Worker', 'Name'], fields, { mobile: 'Worker' })).toEqual({ Worker: 'mobile', Name: 'name' });
});

test('an amount whose comma groups nothing, and a day without a year, are asked about', () => {
  const { good, problems } = check('Name,Gross,Joined on', 'A,"25000,50",', 'B,,15 dec', 'C,"12,34,567.50",1 dec 2026');
  expect(good).toEqual([{ name: 'C', grossPaise: 123_456_750, joinedOn: '2026-12-01', isMember: true }]);
  expect(problems).toEqual([
    { reason: 'Gross a month: Did you mean 25,000.50 or 25,00,050? A comma here groups no digits.', lines: [2] },
    { reason: expect.stringMatching(/^Joined on: Add the year: did you mean 15 Dec \d{4}\?$/), lines: [3] },
  ]);
});
