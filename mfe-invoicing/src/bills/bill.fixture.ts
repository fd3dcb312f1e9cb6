import type { BilledPerson, BillPreview, BillProof, CenterToBill } from 'shared/domain/money/bills/billAnswers';

/** Two pickers at a center of Acme Foods in April, at ₹700.00 a day. */
const person = (placementId: string, name: string, days: number): BilledPerson => ({
  ...{ placementId, employeeId: `e-${placementId}`, name, code: 'E1', designation: 'Picker' },
  ...{ centerId: 'c1', centerName: 'Pune', unmarked: 0, overtimeMinutes: 90, billedDays: days, paise: days * 70_000 },
  counts: { P: days, H: 0, W: 4, F: 0, C: 0, S: 0, E: 0, A: 0 },
  ...{ wagesPaise: 1_500_000, contributionsPaise: 200_000 },
});

/** The preview of their bill. */
export const preview = (over: Partial<BillPreview> = {}): BillPreview => ({
  ...{ month: '2026-04', companyId: 'a1', companyName: 'Acme Foods', purchaseOrder: 'PO-77', findings: [] },
  ...{ issuedUnder: '' },
  lines: [
    {
      ...{
        kind: 'work',
        description: 'Picker, April 2026: 2 people, 50 days at ₹700 a day',
        quantity: 50,
        unit: 'DAY',
      },
      ...{ pricePaise: 70_000, paise: 3_500_000 },
      people: [
        { placementId: 'p1', quantity: 26, paise: 1_820_000 },
        { placementId: 'p2', quantity: 24, paise: 1_680_000 },
      ],
    },
  ],
  people: [person('p1', 'Asha', 26), person('p2', 'Bela', 24)],
  ...{ subtotalPaise: 3_500_000, costPaise: 3_400_000 },
  ...over,
});

/** The parts of their bill. */
export function proof(over: Partial<BillProof> = {}): BillProof {
  const { findings: _, purchaseOrder: __, issuedUnder: ___, ...bill } = preview();
  return {
    ...bill,
    annex: {
      title: 'Annex: names and days, Apr 2026',
      columns: [{ title: 'Name' }],
      rows: [['Asha'], ['Bela']],
      totals: ['Total'],
    },
    ...{ invoicedPaise: 3_500_000, differences: [], notePaise: 0 },
    challans: [{ title: 'PF', doneOn: '2026-05-14', reference: 'TRRN 4711' }],
    ...over,
  };
}

/** A center of the month. */
export const center = (over: Partial<CenterToBill> = {}): CenterToBill => ({
  ...{ centerId: 'c1', centerName: 'Pune', companyId: 'a1', companyName: 'Acme Foods', state: 'Locked' },
  ...{ placements: 2, billed: 0, notBilled: 2, invoices: [], isCorrected: false },
  ...over,
});
