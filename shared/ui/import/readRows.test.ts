import { states } from 'shared/domain/records/states';
import { parseCsv } from 'shared/domain/tables/parseCsv.fixture';
import type { Field } from '../form/field';
import { knownHeading, mapColumns } from './mapColumns';
import { type ChosenValues, readRows, unknownValues } from './readRows';

const fields = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Telephone', kind: 'tel' },
  { name: 'gstin', label: 'GSTIN' },
  { name: 'isMember', label: 'Member of PF', kind: 'checkbox' },
  { name: 'grossPaise', label: 'Gross a month', kind: 'money' },
  { name: 'houseRentPaise', label: 'House rent a month', kind: 'money' },
  { name: 'joinedOn', label: 'Joined on', kind: 'date' },
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [{ value: 'Active', label: 'On the rolls' }, 'Inactive'],
  },
  {
    name: 'state',
    label: 'State',
    kind: 'select',
    options: states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  },
  { name: 'skills', label: 'Skills', kind: 'tags' },
] as unknown as readonly Field<object>[];

function read(lines: string[], chosen: ChosenValues = {}) {
  const parsed = parseCsv(lines.join('\n'));
  const map = mapColumns(parsed.keys, fields);
  return {
    inputs: readRows(parsed, map, fields, chosen).map(({ input }) => input),
    unknown: unknownValues(parsed, map, fields).map(({ field, values }) => [field.name, values]),
  };
}

test('days, amounts, choices, lists, yes and no are read in the ways people write them', () => {
  const { inputs } = read([
    'Joined on,Gross,Name,Member,Status,Skills',
    '01/11/2026,"₹1,20,000.50",Anil,Yes,on the rolls,picking; packing',
    '1-Nov-26,16400/-,Farida,n,INACTIVE,',
    ' 2026-11-01 ,Rs. 500,Joseph,TRUE,,',
  ]);
  expect(inputs).toEqual([
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

test('states are read as people and portals write them', () => {
  const { inputs } = read(['State', '29-Karnataka', 'KA', 'Orissa', 'Karnataka (29)', 'Atlantis']);
  expect(inputs.map((input) => input.state)).toEqual(['29', '29', '21', '29', 'Atlantis']);
});

test('values of a choice that are none are asked about, and read as the person says', () => {
  const lines = ['Name,Status', 'Anil,Left', 'Farida,Active', 'Joseph,Left', 'Kavita,'];
  expect(read(lines).unknown).toEqual([['status', ['Left']]]);
  expect(read(lines, { status: { Left: 'Inactive' } }).inputs.map((input) => input.status)).toEqual([
    'Inactive',
    'Active',
    'Inactive',
    undefined,
  ]);
});

test('a column is known by its name or label in any case and order, or by what can mean one field only: a part of the name, a telling word', () => {
  expect(mapColumns(['STATUS', 'Employee', 'is_member', 'Gross', 'Shoe size', 'name'], fields)).toEqual({
    STATUS: 'status',
    Employee: undefined,
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
  expect(mapColumns(['Worker', 'Name'], fields, { phone: 'Worker' })).toEqual({ Worker: 'phone', Name: 'name' });
});

test('a column is known by what files call it', () => {
  expect(mapColumns(['Mobile No.', 'GST No', 'HRA', 'DOJ'], fields)).toEqual({
    'Mobile No.': 'phone',
    'GST No': 'gstin',
    HRA: 'houseRentPaise',
    DOJ: 'joinedOn',
  });
  expect(['HRA', 'Shoe size', ''].map(knownHeading(fields, {}))).toEqual([true, false, false]);
});

test('an amount whose comma groups nothing, and a day without a year, are asked about', () => {
  const parsed = parseCsv('Name,Gross,Joined on\nA,"25000,50",\nB,,15 dec\nC,"12,34,567.50",1 dec 2026');
  const rows = readRows(parsed, mapColumns(parsed.keys, fields), fields);
  expect(rows[2]?.input).toEqual({ name: 'C', grossPaise: 123_456_750, joinedOn: '2026-12-01' });
  expect(rows.map(({ unread }) => unread)).toEqual([
    [{ path: 'grossPaise', msg: 'Did you mean 25,000.50 or 25,00,050? A comma here groups no digits.' }],
    [{ path: 'joinedOn', msg: expect.stringMatching(/^Add the year: did you mean 15 Dec \d{4}\?$/) }],
    [],
  ]);
});
