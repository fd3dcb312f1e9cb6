import {
  addressLine,
  blankLetterhead,
  isSample,
  type LetterheadInput,
  letterheadInput,
  letterheadProblems,
  namesDueDate,
  supplierStateOf,
} from './letterhead';

const problemOf = (field: keyof LetterheadInput, value: string) =>
  letterheadInput.safeParse({ [field]: value }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  ['cin', 'U74140JH2010PTC123456', 'A CIN has 21 characters: U12345JH2000PTC123456.'],
  ['pin', '828306', 'A PIN has six digits, the first not 0.'],
  ['bankIfsc', 'SBIN0001234', 'An IFSC has 11 characters: four letters, a 0, six letters or digits.'],
] as const)('the %s %s is taken in small letters too, and not with a character more or less', (field, value, msg) => {
  expect(letterheadInput.parse({ [field]: value.toLowerCase() })[field]).toBe(value);
  for (const wrong of [`1${value}`, `A${value}`, `${value}1`, `${value}A`, value.slice(0, -1)])
    expect(problemOf(field, wrong)).toEqual([[field, msg]]);
});

test.each(['name@bank', 'a.b-c_1@okaxis.in', '98@b1'])('%s is a UPI address', (upi) => {
  expect(problemOf('upi', upi)).toBeUndefined();
});

test.each(['name', 'a@bank', 'name@', 'name@b', 'name@1bank', 'na me@bank', 'name@ba nk', ' !!@bank', 'name@bank!'])(
  '%j is no UPI address',
  (upi) => expect(problemOf('upi', upi)).toEqual([['upi', 'A UPI address reads name@bank.']]),
);

test('a sample value is never printed', () => {
  expect(['(sample)', 'Acme (SAMPLE) Ltd', 'sample'].map(isSample)).toEqual([true, true, false]);
  expect(problemOf('bankName', 'Bank (sample)')).toEqual([
    ['bankName', 'Enter the real value; "(sample)" is never printed.'],
  ]);
});

test('the state is that of the GSTIN, as soon as both are known', () => {
  const gstin = '27AAPFU0939F1ZV';
  expect(letterheadInput.safeParse({ gstin, state: '27' }).success).toBe(true);
  expect(letterheadInput.safeParse({ gstin }).success).toBe(true);
  expect(letterheadInput.safeParse({ state: '20' }).success).toBe(true);
  expect(letterheadInput.safeParse({ gstin, state: '20' }).error?.issues[0]).toMatchObject({
    path: ['state'],
    message: 'The state doesn’t match the first two digits of the GSTIN.',
  });
});

test.each([
  ['Acme Services Ltd', true],
  ['Acme Private Limited.', true],
  ['Limited Editions', false],
  ['Ltd. Partners', false],
  ['Unlimited', false],
])('%s has a CIN: %p', (name, needsOne) => {
  const lacks = letterheadProblems({ ...blankLetterhead, name }).some(({ path }) => path === 'cin');
  expect(lacks).toBe(needsOne);
});

test('an address is one line, with its state and PIN as far as they are known', () => {
  expect(addressLine({ address: 'Station Road  \n \n  Bank More', state: '20', pin: '826001' })).toBe(
    'Station Road, Bank More, Jharkhand 826001',
  );
  expect(addressLine({ address: 'Station Road', state: '20', pin: '' })).toBe('Station Road, Jharkhand');
  expect(addressLine({ address: '', state: '', pin: '826001' })).toBe('826001');
});

test('the company’s state is its GSTIN’s, else its address’s', () => {
  expect(supplierStateOf({ gstin: '27AAPFU0939F1ZV', state: '20' })).toBe('27');
  expect(supplierStateOf({ gstin: '', state: '20' })).toBe('20');
});

test('the terms speak of a due date in words of their own', () => {
  expect(['Pay by the Due Date.', 'overdue dates'].map((terms) => namesDueDate({ terms }))).toEqual([true, false]);
});
