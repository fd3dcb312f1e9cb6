import { z } from 'zod';
import { invoiceItem } from '../money/documents/invoiceItem';
import { coordinate } from '../text/coordinate';
import { draftNumber, optionalDigits, optionalPan } from './identifierFields';
import { MAX_PAISE, MAX_QUANTITY } from './limits';
import {
  email,
  isoDate,
  isoMonth,
  optionalDate,
  optionalEmail,
  optionalPaise,
  optionalPhone,
  percent,
  positivePaise,
  quantity,
  text,
} from './validation';

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const answers = (schema: z.ZodType, values: unknown[]) => values.map((value) => schema.parse(value));

test('an email address may be left out, and is one when it is not', () => {
  expect(answers(optionalEmail(), [undefined, '', ' a@b.in '])).toEqual(['', '', 'a@b.in']);
  expect(problems(optionalEmail(), 'a@')).toEqual(['Enter a valid email address.']);
});

test('an amount that is left out is 0', () => {
  expect(answers(optionalPaise(), [undefined, null, 0, 5])).toEqual([0, 0, 0, 5]);
  expect(problems(positivePaise(), 0)).toEqual(['The amount must be above 0.']);
  expect(problems(positivePaise(), 1)).toEqual([]);
});

test('decimals are counted as they are written', () => {
  expect([1.5, 0.29, 1.005, 1000.001].flatMap((value) => problems(quantity(), value))).toEqual([]);
  expect([1.0005, 0.0001].flatMap((value) => problems(quantity(), value))).toHaveLength(2);
});

test('a quantity and a percentage have a lowest, a highest and few decimals', () => {
  expect([0, 1.125].flatMap((value) => problems(quantity(), value))).toEqual([]);
  expect(problems(quantity(), 1.0005)).toEqual(['Give the quantity with at most 3 decimals.']);
  expect([0, 0.25, 100].flatMap((value) => problems(percent('tax'), value))).toEqual([]);
  expect(problems(percent('tax'), 100.5)).toEqual(['The tax cannot be above 100%.']);
  expect(problems(percent('tax'), -0.5)).toEqual(['The tax cannot be negative.']);
  expect(problems(percent('tax'), 1.005)).toEqual(['Give the tax with at most 2 decimals.']);
});

test('days and months are taken with spaces around them', () => {
  expect(answers(isoDate(), [' 2026-02-28 '])).toEqual(['2026-02-28']);
  expect(answers(isoMonth(), [' 2026-02 '])).toEqual(['2026-02']);
  expect(answers(optionalDate(), [undefined, null, '', ' 2026-02-28 '])).toEqual([null, null, null, '2026-02-28']);
  expect(problems(optionalDate(), '2026-02-30')).toEqual(['Enter the date as an existing date, YYYY-MM-DD.']);
  expect([problems(isoMonth(), '2026-13'), problems(isoMonth(), 'x2026-01'), problems(isoMonth(), '2026-01x')]).toEqual(
    Array.from({ length: 3 }, () => ['Enter the month as YYYY-MM.']),
  );
});

test.each([
  ['a day', isoDate(), '2026-02-30'],
  ['a day that may be left out', optionalDate(), '2026-02-30'],
  ['a month', isoMonth(), ''],
])('what several fields have to keep is not asked of them while %s is none', (_what, schema, value) => {
  const both = z.object({ at: schema }).refine(({ at }) => new Date(`${at}`).toISOString(), 'Never asked.');
  expect(problems(both, { at: value })).toHaveLength(1);
});

test('identifiers are stored without the spaces around them, in capitals', () => {
  expect(answers(optionalPan, [undefined, '', ' aapfu0939f '])).toEqual(['', '', 'AAPFU0939F']);
  const digits = optionalDigits((value) => value.length === 4, 'Four digits.');
  expect(answers(digits, [undefined, '', ' 1 2 3 4 '])).toEqual(['', '', '1234']);
  expect(problems(digits, '123')).toEqual(['Four digits.']);
});

test('a draft’s number may be blank, and is short and plain when it is not', () => {
  expect(answers(draftNumber, [undefined, ' ', ' INV-1 '])).toEqual(['', '', 'INV-1']);
  expect(problems(draftNumber, '-1')).toEqual([
    'Use at most 16 letters, digits, / and - for the number, beginning with a letter or digit.',
  ]);
});

test('a coordinate reaches to its limit, and is taken as text', () => {
  expect(answers(coordinate('latitude', 90), [90, -90, ' 23.5 ', ' ', null])).toEqual([90, -90, 23.5, null, null]);
});

test('a line whose numbers are wrong is told so once, at each number', () => {
  const told = (over: object) =>
    invoiceItem.safeParse(over).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
  expect(told({ quantity: -1, pricePaise: 1 })).toEqual([['quantity', 'The quantity cannot be negative.']]);
  expect(told({ quantity: 1, pricePaise: -1 })).toEqual([['pricePaise', 'The price cannot be negative.']]);
  expect(told({ quantity: 1, pricePaise: 0.5 })).toEqual([
    ['pricePaise', 'The price cannot have fractions of a paisa.'],
  ]);
  expect(told({ quantity: 1e15, pricePaise: 1e13 })).toEqual([['quantity', 'The quantity is too large.']]);
  expect(told({ quantity: 1e6, pricePaise: 1e15 })).toEqual([['pricePaise', 'The price is too large.']]);
  expect(told({ quantity: 0, pricePaise: 1 })).toEqual([]);
});

test('a line whose total can’t be held is told so at its price', () => {
  const told = (quantity: number, pricePaise: number) =>
    invoiceItem.safeParse({ quantity, pricePaise }).error?.issues.map(({ path, message }) => [path, message]) ?? [];
  const tooLarge = [[['pricePaise'], 'Quantity × price is too large.']];
  expect(told(1, MAX_PAISE)).toEqual([]);
  expect(told(2, MAX_PAISE)).toEqual(tooLarge);
  expect(told(MAX_QUANTITY, MAX_PAISE / MAX_QUANTITY)).toEqual([]);
  expect(told(MAX_QUANTITY, MAX_PAISE / MAX_QUANTITY + 1)).toEqual(tooLarge);
});

test('a service code is trimmed, may be blank on a draft, and has six digits that begin with 99', () => {
  expect(answers(invoiceItem.shape.sac, [' 998513 ', ''])).toEqual(['998513', '']);
  expect(['9985', '1998513', '9985131', '99abcd', '898513'].map((sac) => problems(invoiceItem.shape.sac, sac))).toEqual(
    Array.from({ length: 5 }, () => ['A SAC is six digits beginning with 99.']),
  );
});

test('a phone number has five digits or more, and may be left out', () => {
  expect(answers(optionalPhone(), ['', '0326-220', '+91 98765 43210'])).toEqual(['', '0326-220', '+91 98765 43210']);
  expect(['12', 'none', '+91 98'].map((phone) => problems(optionalPhone('second phone number'), phone))).toEqual(
    Array.from({ length: 3 }, () => ['Enter the whole second phone number, with all of its digits.']),
  );
});

test('what nobody sees is dropped around texts, and in addresses, phone numbers and days', () => {
  expect(answers(text('name'), ['\u202Aक्\u200Dष\u202C'])).toEqual(['क्\u200Dष']);
  expect(problems(text('name'), '\u200B\u2060')).toEqual(['Enter the name.']);
  expect(answers(email(), ['\u200Ehr\u200B@b.in\u00A0', 'r&d@उदाहरण.भारत'])).toEqual(['hr@b.in', 'r&d@उदाहरण.भारत']);
  expect(answers(optionalPhone(), ['\u202A(98765)\u00A043210\u202C', undefined])).toEqual(['(98765) 43210', '']);
  expect(answers(isoDate(), ['\u200E2026-11-01'])).toEqual(['2026-11-01']);
});
