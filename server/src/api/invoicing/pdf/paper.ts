import type { Content, ContentText, TableCell } from 'pdfmake/interfaces';

export const INK = '#0B1B33';
export const ORANGE = '#C2410C';
export const GREY = '#475569';
export const LINE = '#CBD5E1';
export const SHADE = '#F1F5F9';

/** The width between the margins of A4. */
export const WIDTH = 515;
/** The width of the right-hand column: the facts above, the sums below. */
export const RIGHT = 220;

export const muted = (text: string): ContentText => ({ text, color: GREY, fontSize: 8 });
export const heading = (text: string): ContentText => ({
  text,
  color: GREY,
  fontSize: 8,
  bold: true,
  margin: [0, 0, 0, 3],
});

/** Rows of a label and a value, as close as lines of text; `ruled` is the row that a line stands above. */
export function pairs(body: TableCell[][], widths: ['*' | 'auto', '*' | 'auto'], ruled?: number): Content {
  return {
    table: { widths, body },
    layout: {
      hLineWidth: (row) => (row === ruled ? 0.5 : 0),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: (row) => (row === ruled ? 5 : 1.5),
      paddingBottom: () => 1.5,
      paddingLeft: (column) => (column === 0 ? 0 : 10),
      paddingRight: (column) => (column === 0 ? 0 : 5),
    },
  };
}
