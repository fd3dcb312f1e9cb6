import type { Column, Content, ContentText, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { type Copy, copyMarks } from 'shared/domain/papers/copyMark';
import {
  type DocumentSheet,
  registeredFacts,
  type SheetAnnex,
  type SheetFact,
} from 'shared/domain/papers/documentSheet';
import { paperRuns } from 'shared/domain/papers/paperFonts';
import { setText } from './setText';

const INK = '#0B1B33';
const ORANGE = '#C2410C';
const GREY = '#475569';
const LINE = '#CBD5E1';
const SHADE = '#F1F5F9';

/** The width between the margins of A4. */
const WIDTH = 515;
/** The side of the signed QR code, about 5 cm. */
const QR_SIZE = 142;
/** The width of the right-hand column: facts above, totals below. */
const RIGHT = 220;

const muted = (text: string): ContentText => setText(text, { color: GREY, fontSize: 8 });
const heading = (text: string): ContentText => ({
  text,
  color: GREY,
  fontSize: 8,
  bold: true,
  margin: [0, 0, 0, 3],
});

/** Rows of a label and a value, spaced like lines of text; `ruled` is the row with a line above it. */
function pairs(body: TableCell[][], widths: ['*' | 'auto', '*' | 'auto'], ruled?: number): Content {
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

/** A document to be printed: plain data that a thread can receive. */
export interface Paper {
  sheet: DocumentSheet;
  /** The recipient's copy; none by default, for a draft or for an e-invoice (CGST Rules 2017, rule 48(6)). */
  copy?: Copy;
  /** A link printed as a QR code beside the payment details. By default none. */
  payLink?: string;
  /** The pictures that the sheet names, by their hash, as `data:` addresses. A missing one is left out. */
  pictures?: Readonly<Record<string, string>>;
}

/** The largest logo and signature, in points: the limits of width and height. */
const LOGO: [number, number] = [200, 56];
const SIGNATURE: [number, number] = [150, 48];

/** The company and the document's title; `copy` names the recipient's copy. */
export function head(
  { title, supplier, mark }: Pick<DocumentSheet, 'title' | 'supplier' | 'mark'>,
  copy: Copy | undefined,
  pictures: NonNullable<Paper['pictures']> = {},
): Content[] {
  const isDraft = mark === 'Draft';
  const { logo = '' } = supplier;
  return [
    {
      columnGap: 24,
      columns: [
        {
          width: '*',
          stack: [
            ...(logo in pictures ? [{ image: logo, fit: LOGO, margin: [0, 0, 0, 8] } satisfies Content] : []),
            setText(supplier.name || 'The company', { bold: true, fontSize: 14 }),
            ...supplier.lines.map(muted),
          ],
        },
        {
          width: 'auto',
          alignment: 'right',
          stack: [
            setText(title.toUpperCase(), { bold: true, fontSize: 13, color: ORANGE, noWrap: true }),
            ...(isDraft || copy === undefined ? [] : [{ ...muted(copyMarks[copy]), noWrap: true }]),
          ],
        },
      ],
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: ORANGE }],
      margin: [0, 10, 0, 0],
    },
  ];
}

function parties({ client, clientLabel = 'Billed to', facts, endorsement }: DocumentSheet): Content {
  const rows = facts.map(({ label, value }, index): TableCell[] => [
    { text: label, color: GREY },
    setText(value || '–', { alignment: 'right', bold: index === 0 }),
  ]);
  return {
    margin: [0, 14, 0, 14],
    stack: [
      {
        columnGap: 24,
        columns: [
          {
            width: '*',
            stack: [
              heading(clientLabel),
              setText(client.name || '–', { bold: true, fontSize: 11 }),
              ...client.lines.map((text) => setText(text)),
            ],
          },
          { width: RIGHT, stack: [pairs(rows, ['*', 'auto'])] },
        ],
      },
      ...(endorsement === ''
        ? []
        : [setText(endorsement.toUpperCase(), { bold: true, fontSize: 8, margin: [0, 10, 0, 0] })]),
    ],
  };
}

/**
 * The IRN and its acknowledgement beside the signed QR code, large enough for a phone to read (CGST Rules 2017, rule
 * 46(r)).
 */
function registration({ registered }: DocumentSheet): Content[] {
  if (!registered) return [];
  const facts = registeredFacts(registered).map(({ label, value }) => [
    { text: label, color: GREY, noWrap: true },
    // The 64 digits of an IRN are on one line.
    setText(value, { fontSize: 8 }),
  ]);
  return [
    {
      margin: [0, 0, 0, 14],
      columnGap: 16,
      columns: [
        { width: 'auto', qr: registered.signedQr, fit: QR_SIZE },
        { width: '*', stack: [pairs(facts, ['auto', '*'])] },
      ],
      unbreakable: true,
    },
  ];
}

/** Columns and rows with their numbers; `fontSize` by default the document's. */
function lineTable({ columns, rows, totals }: Omit<SheetAnnex, 'title'>, fontSize?: number): Content {
  const cell = (text: string, isNumber = false) =>
    setText(text, { alignment: isNumber ? 'right' : 'left', noWrap: isNumber });
  return {
    fontSize,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['auto', '*', ...columns.slice(1).map(() => 'auto' as const)],
      body: [
        [{ title: '#' }, ...columns].map(({ title, isNumber = false }: DocumentSheet['columns'][number]) => ({
          text: title,
          bold: true,
          color: GREY,
          fontSize: 8,
          alignment: isNumber ? 'right' : 'left',
        })),
        ...rows.map((row, index) => [
          String(index + 1),
          ...row.map((text, column) => cell(text || '–', columns[column]?.isNumber)),
        ]),
        ...(totals
          ? [['', ...totals.map((text, column) => ({ ...cell(text, columns[column]?.isNumber), bold: true }))]]
          : []),
      ],
    },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      fillColor: (row) => (row === 0 ? SHADE : null),
      paddingTop: () => 5,
      paddingBottom: () => 5,
      paddingLeft: () => 5,
      paddingRight: () => 5,
    },
  };
}

function sums(sheet: DocumentSheet): Content {
  const { totalLabel = 'Total' } = sheet;
  const row = ({ label, value }: SheetFact, size = 9): TableCell[] => {
    const isStrong = label === totalLabel;
    return [
      { text: label, bold: isStrong, color: isStrong ? undefined : GREY, fontSize: size },
      { text: value, alignment: 'right', bold: isStrong, fontSize: size },
    ];
  };
  const body = [...sheet.sums.map((sum) => row(sum)), row({ label: totalLabel, value: sheet.total }, 12)];
  return {
    margin: [0, 10, 0, 0],
    columnGap: 24,
    columns: [
      { width: '*', stack: [heading('Amount in words'), setText(sheet.words)] },
      { width: RIGHT, stack: [pairs(body, ['*', 'auto'], sheet.sums.length)] },
    ],
    unbreakable: true,
  };
}

function foot({ sheet: { payment, texts, supplier, signatory }, payLink, pictures = {} }: Paper): Content {
  const { signature: signed = '' } = supplier;
  const code: Column[] =
    payLink === undefined
      ? []
      : [
          {
            width: 'auto',
            stack: [
              { qr: payLink, fit: 84 },
              { ...muted('Scan to pay by UPI'), margin: [0, 4, 0, 0] },
            ],
          },
        ];
  const ways: Content[] =
    payment.length === 0
      ? []
      : [
          heading('Payment details'),
          pairs(
            payment.map(({ label, value }) => [{ text: label, color: GREY, noWrap: true }, setText(value)]),
            ['auto', '*'],
          ),
        ];
  const said = texts.flatMap(({ label, value }, index): Content[] => [
    { ...heading(label), margin: [0, index === 0 && ways.length === 0 ? 0 : 8, 0, 3] },
    setText(value),
  ]);
  const signature: Column = {
    width: 170,
    alignment: 'right',
    stack: [
      setText(`For ${supplier.name}`),
      ...(signed in pictures
        ? [{ image: signed, fit: SIGNATURE, margin: [0, 6, 0, 4] } satisfies Content, setText(signatory)]
        : [setText(signatory, { margin: [0, 36, 0, 0] })]),
      { text: 'Authorised signatory', color: GREY },
    ],
  };
  return {
    margin: [0, 22, 0, 0],
    columnGap: 20,
    columns: [...code, { width: '*', stack: [...ways, ...said] }, signature],
    unbreakable: true,
  };
}

/** Annexes, on wide pages of their own. */
function annexOf({ annex }: DocumentSheet): Content[] {
  if (!annex) return [];
  const title: ContentText = {
    ...{ text: annex.title, bold: true, fontSize: 12, margin: [0, 0, 0, 8] },
    ...{ pageBreak: 'before', pageOrientation: 'landscape' },
  };
  return [title, lineTable(annex, 8)];
}

/** Common parts of every A4 document: its font, its mark across the page, and name and page number in the footer. */
export const paperFrame = ({
  name,
  author,
  mark,
  pageOf = (page, pages) => `Page ${page} of ${pages}`,
}: {
  name: string;
  author: string;
  mark: string;
  /** The page number in words. By default in English. */
  pageOf?: (page: number, pages: number) => string;
}): Omit<TDocumentDefinitions, 'content'> => ({
  info: { title: name, author },
  pageSize: 'A4',
  pageMargins: [40, 40, 40, 48],
  defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2, color: INK },
  watermark:
    mark === ''
      ? undefined
      : {
          ...{ text: mark.toUpperCase(), font: paperRuns(mark)[0]?.font ?? 'Roboto' },
          ...{ color: GREY, opacity: 0.12, bold: true, fontSize: 96 },
        },
  footer: (page, pages) => ({
    margin: [40, 16],
    columns: [muted(name), { ...muted(pageOf(page, pages)), alignment: 'right' }],
  }),
});

/** A document in pdfmake's format, on A4. Every text comes from its sheet, as on the screen. */
export function documentContent(paper: Paper): TDocumentDefinitions {
  const { sheet, copy, pictures = {} } = paper;
  const name = `${sheet.title} ${sheet.number}`.trim();
  return {
    ...paperFrame({ name, author: sheet.supplier.name, mark: sheet.mark }),
    images: { ...pictures },
    content: [
      ...head(sheet, copy, pictures),
      parties(sheet),
      ...registration(sheet),
      lineTable(sheet),
      sums(sheet),
      foot(paper),
      ...annexOf(sheet),
    ],
  };
}
