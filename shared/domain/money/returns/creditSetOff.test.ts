import fc from 'fast-check';
import { setOffCredit, type TaxAmounts, taxHeads } from './creditSetOff';

const amounts = (igstPaise: number, cgstPaise: number, sgstPaise: number): TaxAmounts => ({
  igstPaise,
  cgstPaise,
  sgstPaise,
});
/** By the credit of IGST, CGST and SGST, and in cash, of each tax. */
const paid = (output: TaxAmounts, credit: TaxAmounts) => {
  const { heads, left } = setOffCredit(output, credit);
  return [
    ...taxHeads.map((head) => {
      const { byIgstPaise, byCgstPaise, bySgstPaise, cashPaise } = heads[head];
      return [byIgstPaise, byCgstPaise, bySgstPaise, cashPaise];
    }),
    taxHeads.map((head) => left[head]),
  ];
};

test('the credit of IGST pays IGST first, then CGST and SGST where their own credit falls short', () => {
  // Circular 98/17/2019-GST: 1300 of IGST pays 1000 of IGST and 300 of the others, whose credit of 200 each pays the rest.
  expect(paid(amounts(1000, 300, 300), amounts(1300, 200, 200))).toEqual([
    [1000, 0, 0, 0],
    [150, 150, 0, 0],
    [150, 0, 150, 0],
    [0, 50, 50],
  ]);
  expect(paid(amounts(0, 300, 100), amounts(200, 100, 100))).toEqual([
    [0, 0, 0, 0],
    [200, 100, 0, 0],
    [0, 0, 100, 0],
    [0, 0, 0],
  ]);
});

test('the credit of CGST and SGST pays its own tax and then IGST, CGST’s first, and never the other', () => {
  expect(paid(amounts(500, 100, 400), amounts(100, 300, 100))).toEqual([
    [100, 200, 0, 200],
    [0, 100, 0, 0],
    [0, 0, 100, 300],
    [0, 0, 0],
  ]);
});

test('output tax below 0 is left for later returns, and credit below 0 is added to the output tax', () => {
  expect(setOffCredit(amounts(-50, 100, 0), amounts(0, -30, 0))).toMatchObject({
    excess: amounts(50, 0, 0),
    heads: { cgstPaise: { outputPaise: 130, cashPaise: 130 } },
    left: amounts(0, 0, 0),
  });
});

test('whatever is owed and held: all is paid once, in the law’s order, with the least cash that it allows', () => {
  const some = fc.record({ igstPaise: fc.nat(9), cgstPaise: fc.nat(9), sgstPaise: fc.nat(9) });
  fc.assert(
    fc.property(some, some, (output, credit) => {
      const { heads, left } = setOffCredit(output, credit);
      const cash = (each: { cashPaise: number }) => each.cashPaise;
      const rows = taxHeads.map((head) => heads[head]);
      for (const head of taxHeads) {
        const { byIgstPaise, byCgstPaise, bySgstPaise, cashPaise } = heads[head];
        expect(byIgstPaise + byCgstPaise + bySgstPaise + cashPaise).toBe(output[head]);
      }
      const used = [
        rows.map((row) => row.byIgstPaise),
        rows.map((row) => row.byCgstPaise),
        rows.map((row) => row.bySgstPaise),
      ].map((each) => each.reduce((sum, paise) => sum + paise, 0));
      expect(used).toEqual(taxHeads.map((head) => credit[head] - left[head]));
      expect([...rows.flatMap((row) => Object.values(row)), ...Object.values(left)].every((paise) => paise >= 0)).toBe(
        true,
      );
      const [igst, cgst, sgst] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
      expect([cgst.bySgstPaise, sgst.byCgstPaise]).toEqual([0, 0]);
      const usedTooEarly = left.igstPaise > 0 && (used[1] !== 0 || used[2] !== 0);
      expect([usedTooEarly, left.cgstPaise > 0 ? igst.bySgstPaise : 0]).toEqual([false, 0]);
      // Every way to spend the credit of IGST on the other two.
      const rest = Math.max(0, credit.igstPaise - output.igstPaise);
      const short = Math.max(0, output.igstPaise - credit.igstPaise);
      const least = Math.min(
        ...Array.from({ length: rest + 1 }, (_, a) => {
          const central = output.cgstPaise - Math.min(a, output.cgstPaise);
          const state = output.sgstPaise - Math.min(rest - a, output.sgstPaise);
          const spare = Math.max(0, credit.cgstPaise - central) + Math.max(0, credit.sgstPaise - state);
          return (
            Math.max(0, central - credit.cgstPaise) + Math.max(0, state - credit.sgstPaise) + Math.max(0, short - spare)
          );
        }),
      );
      expect(rows.map(cash).reduce((sum, paise) => sum + paise, 0)).toBe(least);
    }),
    { numRuns: 400 },
  );
});
