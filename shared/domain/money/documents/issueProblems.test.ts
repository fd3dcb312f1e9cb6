import { letterheadInput, letterheadProblems } from '../../letterhead/letterhead';
import { invoiceInput } from './invoice';
import { issueProblems } from './issueProblems';

const letterhead = letterheadInput.parse({
  name: 'Shramdeep Workforce Private Limited',
  address: '4 Station Road\nDhanbad',
  state: '20',
  pin: '828306',
  gstin: '20AAPFU0939F1Z9',
  cin: 'U78100JH2019PTC012345',
  signatory: 'Asha Kumari',
  luts: ['2026-27 AD200326000123X'],
});
const line = { description: 'Guards', quantity: 2, pricePaise: 100_000 };
const ready = { clientName: 'Acme', clientState: '20', date: '2026-11-21', taxPercent: 18, items: [line] };
const problems = (over: object, terms = '') =>
  issueProblems(invoiceInput.parse({ ...ready, ...over }), {
    today: '2026-11-21',
    letterhead: { ...letterhead, terms },
  });
const asked = (over: object, terms?: string) => problems(over, terms).map(({ path }) => path);

const registered = { clientGstin: '27AAPFU0939F1ZV', clientAddress: '1 Main Road, Pune' };
const large = { items: [{ ...line, quantity: 50 }] };

test('a whole invoice lacks nothing', () => {
  expect(problems({})).toEqual([]);
  expect(problems(registered)).toEqual([]);
});

test('a blank draft lacks all of it at once', () => {
  const blank = invoiceInput.parse({ items: [{ quantity: 0, sac: '', unit: '' }] });
  expect(issueProblems(blank, { today: '2026-11-21', letterhead }).map(({ path }) => path)).toEqual([
    'clientName',
    'date',
    'clientState',
    'taxPercent',
    'items.0.description',
    'items.0.sac',
    'items.0.quantity',
    'items.0.unit',
    'items.0.pricePaise',
  ]);
});

test.each([
  ['a date in the future', { date: '2026-11-22' }, ['date']],
  ['a due date before its date', { dueDate: '2026-11-20' }, ['dueDate']],
  ['a registered client without address', { ...registered, clientAddress: '' }, ['clientAddress']],
  [
    'a client without state or GSTIN: the place of supply is never silently the company’s',
    { clientState: '' },
    ['clientState'],
  ],
  ['an address without a state', { clientState: '', clientAddress: '1 Main Road' }, ['clientState']],
  ['₹50,000 to an unregistered client without address', large, ['clientAddress']],
  ['₹50,000 to one with address', { ...large, clientAddress: '1 Main Road' }, []],
  ['₹49,999.99 to one without', { items: [{ ...line, quantity: 1, pricePaise: 4_999_999 }] }, []],
  ['a zone without GSTIN', { sez: true }, ['clientGstin']],
  ['a zone with it', { ...registered, sez: true }, []],
  ['an export without address or country', { clientState: '96' }, ['clientAddress', 'clientCountry']],
  ['an export with a GSTIN', { ...registered, clientState: '96', clientCountry: 'AE' }, ['clientGstin']],
  ['no tax without a reason', { taxPercent: 0 }, ['taxPercent']],
  ['no tax because it is exempt', { taxPercent: 0, taxTreatment: 'exempt' }, []],
  ['tax although it is exempt', { taxTreatment: 'exempt' }, ['taxPercent']],
  ['no tax under LUT within the country', { taxPercent: 0, taxTreatment: 'undertaking' }, ['taxTreatment']],
  ['no tax under LUT to a zone', { ...registered, sez: true, taxPercent: 0, taxTreatment: 'undertaking' }, []],
  [
    'no tax under LUT to another country',
    {
      clientState: '96',
      clientAddress: '1 Main Road, Dubai',
      clientCountry: 'AE',
      taxPercent: 0,
      taxTreatment: 'undertaking',
    },
    [],
  ],
  ['a client with the company’s own GSTIN', { ...registered, clientGstin: '20AAPFU0939F1Z9' }, ['clientGstin']],
  ['a marketplace’s GSTIN', { ...registered, clientGstin: '29AABCF8078M1C8' }, []],
  ['a foreign supplier’s GSTIN as a client’s', { ...registered, clientGstin: '9917SGP29004OSV' }, ['clientGstin']],
  ['a rate that the portal has no row for', { taxPercent: 10 }, ['taxPercent']],
  ['40% before it was a rate', { taxPercent: 40, date: '2025-09-21' }, ['taxPercent']],
  ['40% from its first day', { taxPercent: 40, date: '2025-09-22' }, []],
  ['a line without unit', { items: [{ ...line, unit: '' }] }, ['items.0.unit']],
  ['no line', { items: [] }, ['items']],
])('%s: asks %p', (_, over, paths) => expect(asked(over)).toEqual(paths));

test.each([
  ['2026-11-21', []],
  ['2026-03-31', ['taxTreatment']],
])('an export of %s without tax needs the LUT of its own year', (date, paths) => {
  const abroad = { clientState: '96', clientAddress: '1 Main Road, Dubai', clientCountry: 'AE' };
  const found = problems({ ...abroad, date, taxPercent: 0, taxTreatment: 'undertaking' });
  expect(found.map(({ path }) => path)).toEqual(paths);
  for (const { msg } of found) expect(msg).toContain('No LUT of 2025-26 is in the letterhead');
  expect(asked({ ...abroad, date })).toEqual([]);
});

test.each([
  ['a company of one registration', '', ['A'], []],
  ['one of several that says which', 'A', ['A', 'B'], []],
  ['one of several that does not', '', ['A', 'B'], ['registration']],
  ['one that was given up', 'C', ['A'], ['registration']],
])('%s is asked %j', (_, registration, registrations, paths) => {
  const facts = { today: '2026-11-21', letterhead, registrations };
  const found = issueProblems(invoiceInput.parse({ ...ready, registration }), facts);
  expect(found.map(({ path }) => path)).toEqual(paths);
});

test('a document is not older than the registration, nor than GST', () => {
  const dated = (date: string, registeredOn: string | null) =>
    issueProblems(invoiceInput.parse({ ...ready, date }), {
      today: '2026-11-21',
      letterhead: { ...letterhead, registeredOn },
    });
  expect(dated('2024-04-01', '2024-04-01')).toEqual([]);
  expect(dated('2024-03-31', '2024-04-01')).toEqual([
    {
      path: 'date',
      msg: 'Enter 01 Apr 2024 or a later day: 31 Mar 2024 is before the company’s GST registration, whose date is in the letterhead.',
    },
  ]);
  expect(dated('2017-07-01', null)).toEqual([]);
  expect(dated('1900-01-01', null).map(({ path }) => path)).toEqual(['date']);
});

test('a rate that the portal has no row for is refused with those it has', () => {
  expect(problems({ taxPercent: 7.77, date: '2025-01-01' })).toEqual([
    {
      path: 'taxPercent',
      msg: 'The GST portal has no rate of 7.77%. Use one of 0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, in per cent.',
    },
  ]);
});

test('terms that speak of a due date need one', () => {
  expect(asked({}, 'Please pay by the due date.')).toEqual(['dueDate']);
  expect(asked({ dueDate: '2026-12-21' }, 'Please pay by the due date.')).toEqual([]);
  expect(asked({}, 'Please pay within 15 days.')).toEqual([]);
});

describe('the company’s letterhead', () => {
  const lacks = (over: object) => letterheadProblems({ ...letterhead, ...over }).map(({ path }) => path);

  test.each([['name'], ['address'], ['state'], ['pin'], ['gstin'], ['signatory'], ['cin']])('needs %s', (field) =>
    expect(lacks({ [field]: '' })).toEqual([field]),
  );
  test('of a firm that is no company needs no CIN', () =>
    expect(lacks({ name: 'Kumari & Sons', cin: '' })).toEqual([]));
  test.each([
    ['phone', '+91 00000 00000 (sample)'],
    ['gstin', '20AAPFU0939F1Z8'],
    ['gstin', '45AAPFU0939F1ZX'],
    ['state', '27'],
    ['cin', 'U78100'],
    ['bankIfsc', 'SBIN'],
    ['upi', 'bank'],
  ])('refuses %s "%s"', (field, value) => expect(lacks({ [field]: value })).toContain(field));
  test('asks in the invoice’s own list', () => {
    expect(
      issueProblems(invoiceInput.parse(ready), { today: '2026-11-21', letterhead: { ...letterhead, gstin: '' } }),
    ).toEqual([{ path: 'letterhead.gstin', msg: 'Enter the company’s GSTIN.' }]);
  });
});

test('what no font of the paper has is told by its field, on the invoice, its lines and the letterhead', () => {
  const told = issueProblems(
    invoiceInput.parse({
      ...ready,
      clientName: 'श्री Acme 😀',
      clientAddress: '上海',
      clientEmail: 'asha@acme.in',
      notes: 'Thank you 🙏',
      items: [line, { ...line, description: 'Guards ✅', unit: 'भार' }],
    }),
    { today: '2026-11-21', letterhead: { ...letterhead, terms: '30 days 📅', signatory: 'आशा कुमारी' } },
  );
  expect(told).toEqual([
    { path: 'clientName', msg: '“😀” (U+1F600) cannot be printed; write it in other characters.' },
    { path: 'clientAddress', msg: '“上” (U+4E0A) cannot be printed; write it in other characters.' },
    { path: 'notes', msg: '“🙏” (U+1F64F) cannot be printed; write it in other characters.' },
    { path: 'items.1.description', msg: '“✅” (U+2705) cannot be printed; write it in other characters.' },
    { path: 'letterhead.terms', msg: '“📅” (U+1F4C5) cannot be printed; write it in other characters.' },
  ]);
});
