import fc from 'fast-check';
import { z } from 'zod';
import { profileInput, registrationInput } from '../accounts/account';
import { type CenterInput, centerInput } from '../clients/centers/center';
import { companyInput, isActiveCompany, toggledCompanyStatus } from '../clients/companies/company';
import { callbackInput, contactInput, leadInput } from '../clients/leads/lead';
import { pricingPlanInput } from '../clients/pricingPlan';
import { certificateFile, certificateInput, certificateRecord } from '../compliance/certificate';
import { obligationInput, obligationsDoneInput } from '../compliance/obligation';
import { metricInput } from '../console/metric';
import { notificationInput } from '../console/notification';
import { reportInput } from '../console/report';
import { holidayInput, holidayTitle } from '../dates/holiday';
import { invoiceInput } from '../money/documents/invoice';
import { creditNoteInput, debitNoteInput } from '../money/documents/note';
import { debitInput } from '../money/ledger/debit';
import { narrationInput } from '../money/ledger/narration';
import { supplierInput } from '../money/purchases/supplier';
import { paymentInput } from '../money/settle/payment';
import { wageInput } from '../pay/wages/wage';
import { candidateInput, cvFile } from '../people/candidates/candidate';
import { employeeInput } from '../people/employees/employee';
import { hrStaffInput } from '../people/hrStaff';
import { toFieldErrors } from './validation';

const all = {
  registrationInput,
  profileInput,
  candidateInput,
  centerInput,
  certificateInput,
  companyInput,
  creditNoteInput,
  debitInput,
  debitNoteInput,
  employeeInput,
  holidayInput,
  hrStaffInput,
  invoiceInput,
  callbackInput,
  contactInput,
  leadInput,
  metricInput,
  narrationInput,
  notificationInput,
  obligationInput,
  paymentInput,
  pricingPlanInput,
  reportInput,
  supplierInput,
  wageInput,
};

function errorsOf(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  return result.success ? [] : toFieldErrors(result.error);
}

describe.each(Object.entries(all))('%s', (_name, schema: z.ZodType) => {
  test('can be written down as JSON schema', () => {
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object' });
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => typeof schema.safeParse(value).success === 'boolean'),
      { numRuns: 50 },
    );
  });

  test('says what to send when it is not an object at all', () => {
    expect(errorsOf(schema, [])).toEqual([{ path: '', msg: 'Send the fields as one JSON object.' }]);
  });

  test('answers each field once, with a sentence', () => {
    const errors = errorsOf(
      schema,
      Object.fromEntries(
        Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}).map((key) => [key, Symbol('wrong')]),
      ),
    );
    expect(new Set(errors.map((error) => error.path)).size).toBe(errors.length);
    for (const { msg } of errors) expect(msg).not.toMatch(/^Invalid input/);
  });
});

describe('a callback', () => {
  test.each(['', '123456789', '12345678901', '98765 4321', '987654321a', '٩٨٧٦٥٤٣٢١٠', undefined, 9876543210])(
    'is refused for %p',
    (mobile) => {
      expect(errorsOf(callbackInput, { mobile })).toEqual([
        { path: 'mobile', msg: 'Please enter a valid 10-digit mobile number.' },
      ]);
    },
  );

  test('takes ten digits, trimmed, without the terms', () => {
    expect(callbackInput.parse({ mobile: ' 9876543210 ', extra: 1 })).toEqual({
      mobile: '9876543210',
      terms: false,
      website: '',
    });
  });
});

describe('an account', () => {
  test('keeps its email address in small letters and its password as typed', () => {
    expect(registrationInput.parse({ name: ' Asha ', email: ' Asha@Example.IN', password: ' secret 8 ' })).toEqual({
      name: 'Asha',
      email: 'asha@example.in',
      password: ' secret 8 ',
    });
  });

  test('names every missing field', () => {
    expect(errorsOf(registrationInput, {}).map((error) => error.path)).toEqual(['name', 'email', 'password']);
  });

  test('changes its password only with the current one and two equal new ones', () => {
    const profile = { name: 'Asha', email: 'a@example.in' };
    expect(errorsOf(profileInput, profile)).toEqual([]);
    expect(errorsOf(profileInput, { ...profile, password: 'longenough', confirmPassword: 'longenough' })).toEqual([
      { path: 'currentPassword', msg: 'Enter your current password.' },
    ]);
    expect(
      errorsOf(profileInput, {
        ...profile,
        currentPassword: 'x',
        password: 'longenough',
        confirmPassword: 'otherwise',
      })[0]?.path,
    ).toBe('confirmPassword');
  });
});

describe('a center', () => {
  test('needs nothing', () => {
    const blank: CenterInput = centerInput.parse({});
    expect(blank.lati).toBeNull();
    expect(blank.client_name).toBe('');
    expect(Object.keys(blank)).toHaveLength(13 + 5 * 5 + 4);
  });

  test('turns coordinates that are not empty into numbers', () => {
    expect(centerInput.parse({ lati: '23.79', longi: '' })).toMatchObject({ lati: 23.79, longi: null });
    expect(centerInput.parse({ lati: 0, longi: null })).toMatchObject({ lati: 0, longi: null });
  });

  test.each([
    ['lati', 90.1],
    ['lati', 'north'],
    ['longi', '-180.5'],
    ['longi', Number.NaN],
    ['lati', true],
  ])('refuses %s %p', (field, value) => {
    expect(errorsOf(centerInput, { [field]: value })).toEqual([
      { path: field, msg: expect.stringMatching(/is a number from/) },
    ]);
  });

  test('refuses what a database cannot hold', () => {
    expect(errorsOf(centerInput, { city: 'a\0b' })).toEqual([
      { path: 'city', msg: 'Remove the characters that cannot be shown.' },
    ]);
    expect(errorsOf(centerInput, { address: 'x'.repeat(1001) })).toEqual([
      { path: 'address', msg: 'Use at most 1000 characters for the address.' },
    ]);
  });
});

describe('a company', () => {
  test('needs only a name and begins Active', () => {
    expect(companyInput.parse({ name: 'Acme' })).toEqual({
      pin: '',
      name: 'Acme',
      industry: '',
      email: '',
      phone: '',
      status: 'Active',
      gstin: '',
      tans: [],
      state: '',
      address: '',
      addresses: [],
      sez: false,
      paymentDays: null,
      terms: '',
      contacts: [],
      purchaseOrder: '',
      hoursPerDay: 8,
      overtimeTimes: 2,
      costBase: 'Wages',
      billsContributions: false,
      bonusPercent: 0,
      leavePercent: 0,
    });
    expect(errorsOf(companyInput, { name: '  ' })).toEqual([{ path: 'name', msg: 'Enter the name.' }]);
  });

  test.each([
    ['Active', true, 'Inactive'],
    ['Approved', true, 'Inactive'],
    ['Rejected', false, 'Active'],
    ['anything', false, 'Active'],
  ])('%s: active %p, toggles to %s', (status, active, next) => {
    expect(isActiveCompany(status)).toBe(active);
    expect(toggledCompanyStatus(status)).toBe(next);
  });
});

describe('an obligation', () => {
  const due = { area: 'gst', title: 'GSTR-3B', period: '2026-04', dueDate: '2026-05-20' };

  test('needs the day once it is done', () => {
    expect(errorsOf(obligationInput, due)).toEqual([]);
    expect(errorsOf(obligationInput, { ...due, status: 'Filed', doneOn: '2026-05-19' })).toEqual([]);
    expect(errorsOf(obligationInput, { ...due, status: 'Filed' })).toEqual([
      { path: 'doneOn', msg: 'Enter the day it was filed or paid.' },
    ]);
  });

  test('recurs no more often than its period is long', () => {
    expect(errorsOf(obligationInput, { ...due, repeats: 'month' })).toEqual([]);
    expect(errorsOf(obligationInput, { ...due, period: '2026-27 Q1', repeats: 'quarter' })).toEqual([]);
    expect(errorsOf(obligationInput, { ...due, period: '2026-27 Q1', repeats: 'month' })).toEqual([
      { path: 'repeats', msg: 'The period is longer than the interval; choose a longer interval.' },
    ]);
    expect(errorsOf(obligationInput, { ...due, period: '2026-27' })).toEqual([]);
  });

  test('is recorded as done with one to 500 others', () => {
    const done = (count: number) => ({
      rows: Array.from({ length: count }, (_, id) => ({ id: `row-${id}`, version: 1 })),
      doneOn: '2026-05-19',
    });
    expect([1, 500].flatMap((count) => errorsOf(obligationsDoneInput, done(count)))).toEqual([]);
    expect([0, 501].flatMap((count) => errorsOf(obligationsDoneInput, done(count)))).toEqual([
      { path: 'rows', msg: 'Choose at least one row.' },
      { path: 'rows', msg: 'Choose at most 500 rows at once.' },
    ]);
  });
});

describe('a candidate', () => {
  const person = { name: 'Sunita', position: 'Guard' };

  test('can be written to or called', () => {
    expect(errorsOf(candidateInput, { ...person, email: 'sunita@example.in' })).toEqual([]);
    expect(errorsOf(candidateInput, { ...person, phone: '98765 43210' })).toEqual([]);
    expect(errorsOf(candidateInput, person)).toEqual([
      { path: 'email', msg: 'Enter an email address or a phone number.' },
    ]);
  });
});

test('a supplier’s PAN is the one inside the GSTIN, where both are given', () => {
  const supplier = { name: 'S', gstin: '27AAPFU0939F1ZV' };
  expect(errorsOf(supplierInput, { ...supplier, pan: 'AAPFU0939F' })).toEqual([]);
  expect(errorsOf(supplierInput, supplier)).toEqual([]);
  expect(errorsOf(supplierInput, { name: 'S', pan: 'AAQCA8719H' })).toEqual([]);
});

test('a holiday closes no bank and is certain, unless it says so', () => {
  const holiday = holidayInput.parse({ name: 'Holi', date: '2027-03-22' });
  expect(holiday).toMatchObject({ isPublic: false, isTentative: false });
  expect(holidayTitle(holiday)).toBe('Holi');
  expect(holidayTitle({ ...holiday, isTentative: true })).toBe('Holi (to be confirmed)');
});

test('a figure stands at a place from 0 to 1000', () => {
  const metric = { group: 'company', label: 'Staff', value: '120' };
  expect([0, 1000].flatMap((position) => errorsOf(metricInput, { ...metric, position }))).toEqual([]);
  expect([-1, 1001].flatMap((position) => errorsOf(metricInput, { ...metric, position }))).toEqual([
    { path: 'position', msg: 'The position cannot be negative.' },
    { path: 'position', msg: 'The position is too large.' },
  ]);
});

test('a price plan has up to thirty features, and none until it is said', () => {
  const plan = { name: 'Basic', priceMinor: 4900 };
  const features = (count: number) => Array.from({ length: count }, (_, at) => `Feature ${at}`);
  expect(pricingPlanInput.parse(plan).features).toEqual([]);
  expect(errorsOf(pricingPlanInput, { ...plan, features: features(30) })).toEqual([]);
  expect(errorsOf(pricingPlanInput, { ...plan, features: features(31) })).toEqual([
    { path: 'features', msg: 'Use at most 30 features.' },
  ]);
});

test('files end as their kinds do', () => {
  expect(Object.values(cvFile.endings).flat()).toEqual(['pdf', 'doc', 'docx']);
  expect(Object.values(certificateFile.endings).flat()).toEqual(['pdf', 'png', 'jpg', 'jpeg']);
  expect(Object.keys(certificateRecord.shape)).toEqual(expect.arrayContaining(['file', 'uploaded', 'state']));
});

describe('bad input', () => {
  test('is refused at its field', () => {
    expect(errorsOf(supplierInput, { name: 'S', gstin: '29AAFCA7488L1Z0' })[0]?.path).toBe('gstin');
    expect(errorsOf(supplierInput, { name: 'S', gstin: '27AAPFU0939F1ZV', pan: 'AAQCA8719H' })[0]?.path).toBe('pan');
    expect(errorsOf(invoiceInput, { items: [{ quantity: -1 }] })).toEqual([
      { path: 'items.0.quantity', msg: 'The quantity cannot be negative.' },
    ]);
    expect(errorsOf(invoiceInput, { items: [{ pricePaise: 1e308 }] })).toEqual([
      { path: 'items.0.pricePaise', msg: 'The price is too large.' },
    ]);
    expect(errorsOf(invoiceInput, { items: [{ quantity: 1e6, pricePaise: 1e13 }] })).toEqual([
      { path: 'items.0.pricePaise', msg: 'Quantity × price is too large.' },
    ]);
    expect(errorsOf(invoiceInput, { date: '2026-02-31' })).toEqual([
      { path: 'date', msg: 'Enter the invoice date as an existing date, YYYY-MM-DD.' },
    ]);
    expect(
      errorsOf(debitInput, { description: 'x', amountPaise: 0.5, date: '2025-02-29' }).map((error) => error.path),
    ).toEqual(['amountPaise', 'date']);
    expect(errorsOf(pricingPlanInput, { name: 'Free', priceMinor: 0 })).toEqual([
      { path: 'priceMinor', msg: 'The price must be above 0.' },
    ]);
    expect(errorsOf(hrStaffInput, { name: 'x' })).toEqual([{ path: 'role', msg: 'Name & Role required!' }]);
  });

  test('leaves the defaults', () => {
    expect(invoiceInput.parse({ items: [{}] })).toMatchObject({
      taxPercent: 0,
      date: null,
      items: [{ quantity: 1, pricePaise: 0 }],
    });
    expect(candidateInput.parse({ name: 'A', email: 'a@b.in', position: 'Guard' }).status).toBe('Pending');
    expect(narrationInput.parse({ narration: 'n', amountPaise: 1, date: '2026-01-01' }).type).toBe('Credit');
  });
});
