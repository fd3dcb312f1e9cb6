import { issuedInvoice, REGISTRATION, told, toldNote } from './gstr1.fixture';
import { gstr1Problems } from './gstr1Problems';

const problems = (document = told()) => gstr1Problems({ document, registration: REGISTRATION });

test.each([
  ['a registered client', {}],
  ['one within the state', { clientGstin: '20AAACR5055K1ZL' }],
  ['a zone within the state', { clientGstin: '20AAACR5055K1ZL', sez: true, placeOfSupply: '20' }],
  ['an export', { clientGstin: '', clientState: '96', taxPercent: 0, taxTreatment: 'undertaking' }],
  ['an exempt supply', { taxPercent: 0, taxTreatment: 'exempt' }],
])('nothing is refused of %s', (_, over) => expect(problems(told(over))).toEqual([]));

test('nothing is refused of a note of a paisa', () => {
  const one = { amountPaise: 1, taxablePaise: 1, taxLines: [{ head: 'IGST', percent: 18, amountPaise: 0 }] };
  expect(problems(toldNote('credit', issuedInvoice(), one))).toEqual([]);
});

test.each([
  ['a number of 17 characters', { number: 'INV/2026-27/00001' }, 'more than 16 characters'],
  ['a blank in the number', { number: 'INV 1' }, 'others than letters'],
  ['a date before GST', { date: '2017-06-30' }, 'before GST began'],
  ['a GSTIN that is none', { clientGstin: '27AAPFU0939F1ZX' }, 'The client’s GSTIN 27AAPFU0939F1ZX is wrong.'],
  ['the company’s own GSTIN', { clientGstin: REGISTRATION }, 'the company’s own'],
  ['a zone without GSTIN', { supply: 'SEWP' as const, clientGstin: '' }, 'needs a GSTIN'],
  ['no place of supply', { place: '' }, 'The place of supply is missing.'],
  ['other countries without export', { place: '96' }, 'Only an export'],
  ['a rate that the portal does not have', { rate: 17 }, 'The portal has no rate of 17%.'],
  ['40% before 22 September 2025', { rate: 40, date: '2025-09-21', igstPaise: 40_000 }, 'no rate of 40%'],
  ['a tax that is far from the rate', { igstPaise: 18_101 }, 'The tax is not 18%'],
  ['a tax without head', { igstPaise: 0 }, 'The tax is not 18%'],
  ['CGST other than SGST', { place: '20', igstPaise: 0, cgstPaise: 9000, sgstPaise: 8990 }, 'CGST and SGST differ.'],
  ['IGST within the state', { place: '20' }, 'has CGST and SGST, not IGST'],
  ['CGST between states', { igstPaise: 0, cgstPaise: 9000, sgstPaise: 9000 }, 'has IGST, not CGST'],
  ['a line without SAC', { shares: [{ sac: '', paise: 100_000 }] }, 'Each line needs a SAC'],
])('%s is said before the portal refuses it', (_, wrong, says) =>
  expect(problems({ ...told(), ...wrong }).join(' ')).toContain(says),
);

test('a tax that is a rupee from the rate is taken', () =>
  expect(problems({ ...told(), igstPaise: 18_100 })).toEqual([]));
