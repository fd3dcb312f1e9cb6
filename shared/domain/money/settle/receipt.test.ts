import fc from 'fast-check';
import { sumPaise } from '../../text/money';
import { leftOfReceipt, proposeLines, receiptInput, worthOf } from './receipt';

const invoice = (id: string, date: string, balancePaise: number) => ({ id, invoiceNo: id, date, balancePaise });

test('the oldest invoices are proposed first, the last of them in part, with their share of both taxes kept back', () => {
  const open = [
    invoice('B', '2025-11-02', 60_000),
    invoice('A', '2025-11-01', 50_000),
    invoice('C', '2025-11-03', 90_000),
  ];
  expect(proposeLines(open, { amountPaise: 90_000, tdsPaise: 8000, gstTdsPaise: 2000 })).toEqual([
    { invoiceId: 'A', invoiceNo: 'A', amountPaise: 45_000, tdsPaise: 4000, gstTdsPaise: 1000 },
    { invoiceId: 'B', invoiceNo: 'B', amountPaise: 45_000, tdsPaise: 4000, gstTdsPaise: 1000 },
  ]);
});

test('whatever is received and owed, no line passes its invoice, and lines and advance agree with it to the paisa', () => {
  const paise = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9_000_000_000_000 }));
  const amounts = fc.record({ amountPaise: paise, tdsPaise: paise, gstTdsPaise: paise });
  fc.assert(
    fc.property(amounts, fc.array(paise, { maxLength: 12 }), (receipt, balances) => {
      const open = balances.map((balance, place) => invoice(`I${place}`, '2025-11-01', balance));
      const lines = proposeLines(open, receipt);
      const left = leftOfReceipt({ ...receipt, lines });
      const settled = sumPaise(lines.map(worthOf));
      expect(settled).toBe(Math.min(worthOf(receipt), sumPaise(balances)));
      expect(Math.min(left.amountPaise, left.tdsPaise, left.gstTdsPaise)).toBeGreaterThanOrEqual(0);
      expect(settled + worthOf(left)).toBe(worthOf(receipt));
      for (const line of lines) {
        const owed = open.find(({ id }) => id === line.invoiceId)?.balancePaise ?? 0;
        expect(worthOf(line)).toBeLessThanOrEqual(owed);
        expect(Math.min(line.amountPaise, line.tdsPaise, line.gstTdsPaise)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('what is proposed is accepted', () => {
  const lines = proposeLines([invoice('A', '2025-11-01', 7)], { amountPaise: 7, tdsPaise: 1, gstTdsPaise: 1 });
  const receipt = { companyId: 'c', date: '2025-11-05', amountPaise: 7, tdsPaise: 1, gstTdsPaise: 1, lines };
  expect(receiptInput.safeParse(receipt).success).toBe(true);
});
