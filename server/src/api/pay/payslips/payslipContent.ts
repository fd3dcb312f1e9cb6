import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { SheetFact } from 'shared/domain/papers/documentSheet';
import type { Payslip, PayslipSums } from 'shared/domain/pay/payslips/payslip';
import { fillIn } from '../../../core/fillIn';
import { head, paperFrame } from '../../papers/documentContent';
import { setText } from '../../papers/setText';

const GREY = '#475569';
const LINE = '#CBD5E1';

const pair = ({ label, value }: SheetFact, bold = false): TableCell[] => [
  // A word without a space, such as पदनाम, would be broken to make room for a long value.
  setText(label, { noWrap: true, ...(bold ? { bold } : { color: GREY }) }),
  setText(value, { alignment: 'right', bold }),
];

/** Rows of a label and a value; rows in `isRuled` have a line above them. */
const pairs = (body: TableCell[][], isRuled: (row: number) => boolean): Content => ({
  table: { widths: ['*', 'auto'], body },
  layout: {
    hLineWidth: (row) => (row < body.length && isRuled(row) ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => LINE,
    paddingTop: () => 2,
    paddingBottom: () => 2,
    paddingLeft: (column) => (column === 0 ? 0 : 10),
    paddingRight: () => 0,
  },
});

const factColumn = (rows: readonly SheetFact[]): Content =>
  rows.length === 0
    ? { text: '' }
    : pairs(
        rows.map((row) => pair(row)),
        () => false,
      );

/** Facts in two columns, half of them in each. */
function factsOf({ facts }: Payslip): Content {
  const half = Math.ceil(facts.length / 2);
  return {
    margin: [0, 14, 0, 14],
    columnGap: 24,
    columns: [factColumn(facts.slice(0, half)), factColumn(facts.slice(half))],
  };
}

const sumsOf = ({ title, rows, total }: PayslipSums): Content => ({
  stack: [
    setText(title, { bold: true, margin: [0, 0, 0, 3] }),
    pairs([...rows.map((row) => pair(row)), ...(total ? [pair(total, true)] : [])], () => true),
  ],
});

/** A payslip in pdfmake's format, on A4. */
export function payslipContent(slip: Payslip): TDocumentDefinitions {
  const { title, supplier, mark, net, words, earnings, deductions, employer, pageOf } = slip;
  return {
    ...paperFrame({
      ...{ name: title, author: supplier.name, mark },
      pageOf: (page, pages) => fillIn(pageOf, (name) => String(name === 'page' ? page : pages)),
    }),
    content: [
      ...head({ title, supplier, mark }, undefined),
      factsOf(slip),
      { columnGap: 24, columns: [sumsOf(earnings), sumsOf(deductions)] },
      { margin: [0, 16, 0, 0], fontSize: 12, stack: [pairs([pair(net, true)], () => true)] },
      setText(words, { color: GREY, fontSize: 8, margin: [0, 2, 0, 16] }),
      ...(employer.rows.length === 0 ? [] : [{ columnGap: 24, columns: [sumsOf(employer), { text: '' }] }]),
    ],
  };
}
