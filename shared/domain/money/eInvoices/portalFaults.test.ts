import type { Note } from '../documents/note';
import { debitTax } from '../documents/noteTax';
import { type EDocument, eDocumentOfInvoice, eDocumentOfNote } from './eDocument';
import { issued, letterhead } from './eDocument.fixture';
import { type Inv01, inv01Of } from './inv01';
import { inv01Problems } from './inv01Problems';
import { portalFaults } from './portalFaults.fixture';

const TODAY = '2026-11-26';

/** Pseudo-random numbers, the same in each run. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const clients = [
  { clientGstin: '27AAPFU0939F1ZV' },
  { clientGstin: '29AAPFU0939F1ZR', clientAddress: '9 MG Road\nBengaluru 560001' },
  { clientGstin: '20AAACR5055K1ZL', clientAddress: '1 Main Road\nRanchi 834001' },
  { clientGstin: '20AAACR5055K1ZL', clientAddress: '1 Main Road\nRanchi 834001', taxTreatment: 'reverse' },
  { clientGstin: '27AAPFU0939F1ZV', sez: true },
  { clientGstin: '27AAPFU0939F1ZV', sez: true, taxPercent: 0, taxTreatment: 'undertaking' },
  {
    ...{ clientGstin: '', clientState: '96', clientCountry: 'DE', clientAddress: '1 Hauptstrasse\nBerlin' },
    ...{ taxPercent: 0, taxTreatment: 'undertaking' },
  },
];

/** A valid document of any kind. */
function anyDocument(random: (below: number) => number): Inv01 {
  const invoice = issued({
    taxPercent: [5, 18, 40][random(3)],
    purchaseOrder: random(2) === 0 ? 'PO 7' : '',
    ...clients[random(clients.length)],
    items: Array.from({ length: 1 + random(8) }, () => ({
      ...{ description: 'Guards', sac: ['998525', '998513', '998533'][random(3)], unit: ['NOS', 'DAY'][random(2)] },
      ...{ quantity: (1 + random(90_000)) / 1000, pricePaise: 10_000 + random(9_999_999) },
    })),
  });
  const kind = (['invoice', 'invoice', 'credit', 'debit'] as const)[random(4)] ?? 'invoice';
  if (kind === 'invoice') return inv01Of(eDocumentOfInvoice(invoice) as EDocument, letterhead);
  const amount = 100 + random(invoice.totalPaise - 100);
  const note = { id: 'n', number: `${kind === 'credit' ? 'CN' : 'DN'}/26-27/0001`, date: '2026-11-24' };
  const parts = { ...debitTax(amount, invoice), amountPaise: amount, cancelledAt: null, lines: [] };
  const own = { registration: invoice.registration, letterhead };
  const told = eDocumentOfNote(kind, { ...note, ...parts, ...own } as unknown as Note & { number: string }, invoice);
  return inv01Of(told as EDocument, letterhead);
}

test('of 200 seeded faults that the portal refuses at least 95% are caught before, and no right document is refused', () => {
  const random = seeded(35);
  const missed: string[] = [];
  const refused: string[] = [];
  for (let each = 0; each < 200; each += 1) {
    const right = anyDocument(random);
    refused.push(...inv01Problems(right, TODAY));
    const faults = portalFaults.filter(({ isOf }) => isOf?.(right) ?? true);
    const fault = faults[random(faults.length)] as (typeof faults)[number];
    const wrong = structuredClone(right);
    fault.break(wrong, random);
    if (inv01Problems(wrong, TODAY).length === 0) missed.push(fault.what);
  }
  process.stdout.write(
    `Faults caught: ${200 - missed.length} of 200; right documents refused: ${refused.length} of 200\n`,
  );
  expect(refused).toEqual([]);
  expect(missed.length).toBeLessThanOrEqual(10);
});

test('each kind of fault that can be known is caught', () => {
  const random = seeded(7);
  const missed = new Set<string>();
  for (const fault of portalFaults)
    for (let each = 0; each < 25; each += 1) {
      const right = anyDocument(random);
      if (fault.isOf && !fault.isOf(right)) continue;
      fault.break(right, random);
      if (inv01Problems(right, TODAY).length === 0) missed.add(fault.what);
    }
  expect([...missed]).toEqual(['2176: no such SAC', '3048: the buyer’s GSTIN was cancelled']);
});
