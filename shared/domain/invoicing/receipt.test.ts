import fc from 'fast-check';
import { sumPaise } from '../text/money';
import { leftOfReceipt, proposeLines, receiptInput } from './receipt';

const invoice = (id: string, date: string, balancePaise: number) => ({ id, invoiceNo: id, date, balancePaise });

test('the oldest invoices are proposed first, the last of them in part, with their share of the TDS', () => {
  const open = [
    invoice('B', '2025-11-02', 60_000),
    invoice('A', '2025-11-01', 50_000),
    invoice('C', '2025-11-03', 90_000),
  ];
  expect(proposeLines(open, { amountPaise: 90_000, tdsPaise: 10_000 })).toEqual([
    { invoiceId: 'A', invoiceNo: 'A', amountPaise: 45_000, tdsPaise: 5000 },
    { invoiceId: 'B', invoiceNo: 'B', amountPaise: 45_000, tdsPaise: 5000 },
  ]);
});

test('whatever is received and owed, no line passes its invoice, and lines and advance agree with it to the paisa', () => {
  const paise = fc.integer({ min: 0, max: 9_000_000_000_000 });
  fc.assert(
    fc.property(paise, paise, fc.array(paise, { maxLength: 12 }), (amountPaise, tdsPaise, balances) => {
      const open = balances.map((balance, place) => invoice(`I${place}`, '2025-11-01', balance));
      const lines = proposeLines(open, { amountPaise, tdsPaise });
      const left = leftOfReceipt({ amountPaise, tdsPaise, lines });
      const settled = sumPaise(lines.map((line) => line.amountPaise + line.tdsPaise));
      expect(settled).toBe(Math.min(amountPaise + tdsPaise, sumPaise(balances)));
      expect(Math.min(left.amountPaise, left.tdsPaise)).toBeGreaterThanOrEqual(0);
      expect(settled + left.amountPaise + left.tdsPaise).toBe(amountPaise + tdsPaise);
      for (const line of lines) {
        const owed = open.find(({ id }) => id === line.invoiceId)?.balancePaise ?? 0;
        expect(line.amountPaise + line.tdsPaise).toBeLessThanOrEqual(owed);
        expect(Math.min(line.amountPaise, line.tdsPaise)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('what is proposed is accepted', () => {
  const lines = proposeLines([invoice('A', '2025-11-01', 7)], { amountPaise: 9, tdsPaise: 1 });
  const receipt = { companyId: 'c', date: '2025-11-05', amountPaise: 9, tdsPaise: 1, lines };
  expect(receiptInput.safeParse(receipt).success).toBe(true);
});
