/** The taxes of GST, each with a credit of its own. */
export const taxHeads = ['igstPaise', 'cgstPaise', 'sgstPaise'] as const;
type TaxHead = (typeof taxHeads)[number];

/** An amount of each tax, in paise. */
export type TaxAmounts = Record<TaxHead, number>;

/** How the output tax of one head is paid: by which credit, and the rest in cash. */
export interface HeadPayment {
  outputPaise: number;
  byIgstPaise: number;
  byCgstPaise: number;
  bySgstPaise: number;
  cashPaise: number;
}

/** How a period's output tax is paid, and what is left for the next one. */
export interface CreditSetOff {
  heads: Record<TaxHead, HeadPayment>;
  /** Credit that is left. */
  left: TaxAmounts;
  /** Output tax below 0, of more credit notes than supplies; the portal subtracts it from later output tax. */
  excess: TaxAmounts;
}

/** No amounts to begin with. */
export const noTax = (): TaxAmounts => ({ igstPaise: 0, cgstPaise: 0, sgstPaise: 0 });

/** `amount` in two parts of at most these sizes, as equal as they allow. */
function inTwo(amount: number, mostA: number, mostB: number): readonly [number, number] {
  const a = Math.min(mostA, Math.max(Math.ceil(amount / 2), amount - mostB));
  return [a, Math.min(mostB, amount - a)];
}

/**
 * Pays output tax by input tax in the order of the law, so that the least cash is needed: the credit of IGST first, for IGST
 * and then for CGST and SGST; only then that of CGST and of SGST, each for its own tax and then for IGST, never for each
 * other (CGST Act 2017, sections 49(5), 49A and 49B; CGST Rules 2017, rule 88A). `credit`: what is brought forward with
 * the period's own; below 0, it is added to the output tax. Tax under reverse charge is paid in cash, and is no output tax.
 */
export function setOffCredit(output: TaxAmounts, credit: TaxAmounts): CreditSetOff {
  const excess = noTax();
  const left = noTax();
  const heads = {} as Record<TaxHead, HeadPayment>;
  for (const head of taxHeads) {
    const due = output[head] + Math.max(0, -credit[head]);
    left[head] = Math.max(0, credit[head]);
    excess[head] = Math.max(0, -due);
    const outputPaise = Math.max(0, due);
    heads[head] = { outputPaise, byIgstPaise: 0, byCgstPaise: 0, bySgstPaise: 0, cashPaise: outputPaise };
  }
  const pay = (of: TaxHead, by: 'byIgstPaise' | 'byCgstPaise' | 'bySgstPaise', from: TaxHead, most = left[from]) => {
    const paise = Math.min(most, heads[of].cashPaise);
    heads[of][by] += paise;
    heads[of].cashPaise -= paise;
    left[from] -= paise;
  };
  const { cgstPaise: central, sgstPaise: state } = heads;
  pay('igstPaise', 'byIgstPaise', 'igstPaise');
  // First what the credit of CGST and SGST does not cover, then the rest: all of it is used before theirs.
  const short = [
    Math.max(0, central.cashPaise - left.cgstPaise),
    Math.max(0, state.cashPaise - left.sgstPaise),
  ] as const;
  for (const most of [short, [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]] as const) {
    const [ofCentral, ofState] = [Math.min(most[0], central.cashPaise), Math.min(most[1], state.cashPaise)];
    const [a, b] = inTwo(Math.min(left.igstPaise, ofCentral + ofState), ofCentral, ofState);
    pay('cgstPaise', 'byIgstPaise', 'igstPaise', a);
    pay('sgstPaise', 'byIgstPaise', 'igstPaise', b);
  }
  pay('cgstPaise', 'byCgstPaise', 'cgstPaise');
  pay('sgstPaise', 'bySgstPaise', 'sgstPaise');
  pay('igstPaise', 'byCgstPaise', 'cgstPaise');
  pay('igstPaise', 'bySgstPaise', 'sgstPaise');
  return { heads, left, excess };
}
