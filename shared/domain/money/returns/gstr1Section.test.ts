import { type Invoice, invoiceInput } from '../documents/invoice';
import { invoiceTotals } from '../documents/invoiceTotals';
import { clientStateOf } from '../documents/placeOfSupply';
import { invoiceSection, noteSection } from './gstr1Section';

const registered = { clientGstin: '27AAPFU0939F1ZV' };
const invoice = (over: object, rupees = 1000): Invoice => {
  const input = invoiceInput.parse({
    clientName: 'Acme',
    clientState: '27',
    date: '2026-11-21',
    taxPercent: 18,
    items: [{ description: 'Guards', pricePaise: rupees * 100 }],
    ...over,
  });
  return { ...input, ...invoiceTotals(input, { supplierState: '20' }), placeOfSupply: clientStateOf(input) } as Invoice;
};
const untaxed = { taxPercent: 0, taxTreatment: 'undertaking' };

test.each([
  ['a registered client', registered, 1_000_000, 'B2B'],
  ['₹1,00,000 between states to another', { taxPercent: 25 }, 80_000, 'B2CS'],
  ['a rupee more', { taxPercent: 25 }, 80_001, 'B2CL'],
  ['the same on 31 July 2024', { taxPercent: 25, date: '2024-07-31' }, 80_001, 'B2CS'],
  ['the same on 1 August 2024', { taxPercent: 25, date: '2024-08-01' }, 80_001, 'B2CL'],
  ['₹2,50,001.25 before', { taxPercent: 25, date: '2024-07-31' }, 200_001, 'B2CL'],
  ['as much within the state', { clientState: '20' }, 1_000_000, 'B2CS'],
  ['one that pays the tax on reverse charge', { ...registered, taxTreatment: 'reverse' }, 1000, 'B2BRC'],
  ['an export with tax', { clientState: '96' }, 1000, 'EXPWP'],
  ['an export under LUT', { clientState: '96', ...untaxed }, 1000, 'EXPWOP'],
  ['a zone with tax', { ...registered, sez: true }, 1000, 'SEWP'],
  ['a zone under LUT', { ...registered, sez: true, ...untaxed }, 1000, 'SEWOP'],
  ['an exempt supply', { ...registered, taxPercent: 0, taxTreatment: 'exempt' }, 1000, 'NIL'],
])('%s stands in its table', (_, over, rupees, section) => expect(invoiceSection(invoice(over, rupees))).toBe(section));

test.each([
  ['a registered client', registered, 1000, 'CDNR'],
  ['a zone', { ...registered, sez: true, ...untaxed }, 1000, 'CDNR'],
  ['a client on reverse charge', { ...registered, taxTreatment: 'reverse' }, 1000, 'CDNR'],
  ['a large supply', {}, 500_000, 'CDNUR'],
  ['an export', { clientState: '96', ...untaxed }, 1000, 'CDNUR'],
  ['a small supply', {}, 1000, 'B2CS'],
  ['an exempt supply', { taxPercent: 0, taxTreatment: 'exempt' }, 1000, 'NIL'],
])('a note to %s stands in its table', (_, over, rupees, section) => {
  const of = invoice(over, rupees);
  expect(noteSection({ taxLines: of.taxLines }, of)).toBe(section);
});

test('a note that came too late to change the tax is not told', () =>
  expect(noteSection({ taxLines: [] }, invoice(registered))).toBeNull());
