import fc from 'fast-check';
import { sumPaise } from '../../text/money';
import type { InvoiceTotals } from './invoice';
import { invoiceTotals } from './invoiceTotals';
import { creditOfLines, creditTax, debitOfLines, debitTax, type NoteParts, sumNotes } from './noteTax';

const totals = (pricePaise: number, { roundOff = false, state = '20', percent = 18 } = {}): InvoiceTotals =>
  invoiceTotals(
    { items: [{ quantity: 1, pricePaise }], taxPercent: percent, clientGstin: '', clientState: state, sez: false },
    { supplierState: '20', roundOff },
  );
/** Credits an invoice with notes of these amounts, one after the other. */
function credit(invoice: InvoiceTotals, amounts: readonly number[], debited?: NoteParts): NoteParts[] {
  const notes: NoteParts[] = [];
  for (const amountPaise of amounts)
    notes.push({
      amountPaise,
      ...creditTax(amountPaise, invoice, { credited: sumNotes(notes), ...(debited && { debited }) }),
    });
  return notes;
}
const heads = ({ taxLines }: Pick<NoteParts, 'taxLines'>) => taxLines.map((line) => line.amountPaise);

test('a whole invoice is credited as it was billed, its round-off apart from the taxable value', () => {
  const invoice = totals(10_040, { roundOff: true });
  expect(invoice).toMatchObject({ totalPaise: 11_800, roundOffPaise: -48 });
  const [note] = credit(invoice, [11_800]) as [NoteParts];
  expect([note.taxablePaise, ...heads(note), note.roundOffPaise]).toEqual([10_040, 904, 904, -48]);
});

test('₹1,000.10 credited in three parts: the last takes what is left of each tax', () => {
  const notes = credit(totals(100_010), [59_006, 59_000, 6]); // of 9001 each
  expect(notes.map(heads)).toEqual([
    [4501, 4501],
    [4500, 4500],
    [0, 0],
  ]);
  expect(heads(sumNotes(notes))).toEqual([9001, 9001]);
});

test('a debit note has no round-off, and what it adds can be credited', () => {
  const invoice = totals(10_040, { roundOff: true });
  const debited = { amountPaise: 1180, ...debitTax(1180, invoice) };
  expect(debited).toMatchObject({
    taxablePaise: 1000,
    roundOffPaise: 0,
    taxLines: [{ amountPaise: 90 }, { amountPaise: 90 }],
  });
  const all = sumNotes(credit(invoice, [6000, 6980], debited));
  expect([all.taxablePaise, ...heads(all), all.roundOffPaise]).toEqual([11_040, 994, 994, -48]);
});

test('credit notes of any amounts never pass an amount of their invoice, and add up to it once all is credited', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.constantFrom('20', '27'),
      fc.constantFrom(0, 0.25, 5, 18, 28, 40),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (pricePaise, state, percent, roundOff, weights, areTiny) => {
        const invoice = totals(pricePaise, { state, percent, roundOff });
        const amounts: number[] = [];
        for (const weight of weights) {
          const left = invoice.totalPaise - sumPaise(amounts);
          const amount = areTiny ? (weight % 9) + 1 : Math.floor((invoice.totalPaise * weight) / 4000);
          if (amount > 0 && amount <= left) amounts.push(amount);
        }
        const left = invoice.totalPaise - sumPaise(amounts);
        const notes = credit(invoice, left > 0 ? [...amounts, left] : amounts);
        if (notes.length === 0) return;
        for (const [index, note] of notes.entries()) {
          const sum = sumNotes(notes.slice(0, index + 1));
          expect(note.taxablePaise).toBeGreaterThanOrEqual(0);
          expect(sum.taxablePaise).toBeLessThanOrEqual(invoice.subtotalPaise);
          for (const [at, line] of invoice.taxLines.entries()) {
            expect(heads(note)[at]).toBeGreaterThanOrEqual(0);
            expect(heads(sum)[at]).toBeLessThanOrEqual(line.amountPaise);
          }
          expect(Math.abs(sum.roundOffPaise)).toBeLessThanOrEqual(Math.abs(invoice.roundOffPaise));
          expect(note.taxablePaise + sumPaise(heads(note)) + note.roundOffPaise).toBe(note.amountPaise);
          // Only for notes of a few paise can equal heads differ.
          const isPlain = !areTiny && weights.every((weight) => weight > 100) && invoice.totalPaise > 10_000;
          expect(new Set(heads(note)).size).toBeLessThanOrEqual(isPlain ? 1 : 2);
        }
        const all = sumNotes(notes);
        expect([all.taxablePaise, ...heads(all), all.roundOffPaise]).toEqual([
          invoice.subtotalPaise,
          ...heads(invoice),
          invoice.roundOffPaise,
        ]);
      },
    ),
    { numRuns: 300 },
  );
});

test('credit notes of lines and of amounts, mixed, never pass an amount either; the lines that are left take all that is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.constantFrom('20', '27'),
      fc.constantFrom(0, 5, 18, 28),
      fc.boolean(),
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.boolean()), { maxLength: 8 }),
      (pricePaise, state, percent, roundOff, more, parts) => {
        const invoice = totals(pricePaise, { state, percent, roundOff });
        const debited = debitOfLines(more, invoice);
        const notes: NoteParts[] = [];
        const sum = () => sumNotes(notes);
        const left = () => invoice.subtotalPaise + debited.taxablePaise - sum().taxablePaise;
        for (const [weight, isOfLines] of parts) {
          const paise = Math.floor((left() * weight) / 1500);
          const credited = sum();
          if (paise === 0 || paise > invoice.totalPaise + debited.amountPaise - credited.amountPaise) continue;
          if (isOfLines) notes.push(creditOfLines(paise, invoice, { debited, credited }));
          else notes.push({ amountPaise: paise, ...creditTax(paise, invoice, { debited, credited }) });
        }
        if (left() > 0) notes.push(creditOfLines(left(), invoice, { debited, credited: sum() }));
        for (const note of notes)
          expect(note.taxablePaise + sumPaise(heads(note)) + note.roundOffPaise).toBe(note.amountPaise);
        const all = sum();
        expect([all.taxablePaise, ...heads(all), all.roundOffPaise, all.amountPaise]).toEqual([
          invoice.subtotalPaise + debited.taxablePaise,
          ...heads(invoice).map((paise, at) => paise + (heads(debited)[at] ?? 0)),
          invoice.roundOffPaise,
          invoice.totalPaise + debited.amountPaise,
        ]);
      },
    ),
    { numRuns: 500 },
  );
});
