import type { Column, Content, ContentText, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatDate } from 'shared/domain/dates';
import type { Invoice } from 'shared/domain/invoice';
import { invoiceSheet, type InvoiceSheet, placeText } from 'shared/domain/invoiceSheet';
import { formatRupees } from 'shared/domain/money';
import { upiLink } from 'shared/domain/upiLink';
import type { company as companyFacts } from 'shared/domain/companyFacts';

type Company = typeof companyFacts;

const ORANGE = '#C2410C';
const GREY = '#475569';
const LINE = '#CBD5E1';
const SHADE = '#F1F5F9';

/** The width of the right-hand column: the facts above, the sums below. */
const RIGHT = 220;
const WIDTH = 515;

const muted = (text: string): ContentText => ({ text, color: GREY, fontSize: 8 });
const heading = (text: string): ContentText => ({ text, color: GREY, fontSize: 8, bold: true, margin: [0, 0, 0, 3] });
const present = (lines: readonly (string | false | null)[]): string[] => lines.filter((line): line is string => Boolean(line));

/** Rows of a label and a value, as close as lines of text; `ruled` is the row that a line stands above. */
function pairs(body: TableCell[][], widths: ['*' | 'auto', '*' | 'auto'], ruled?: number): Content {
  return { table: { widths, body }, layout: { hLineWidth: (row) => (row === ruled ? 0.5 : 0), vLineWidth: () => 0, hLineColor: () => LINE, paddingTop: (row) => (row === ruled ? 5 : 1.5), paddingBottom: () => 1.5, paddingLeft: (column) => (column === 0 ? 0 : 10), paddingRight: (column) => (column === 0 ? 0 : 5) } };
}

function letterhead({ name, office, phone, email, gstin, cin }: Company, title: string): Content[] {
  return [
    {
      columns: [
        { width: '*', stack: [{ text: name, bold: true, fontSize: 14 }, muted([...office.street, office.city, `${office.region} ${office.pin}`].join(', ')), muted(`${phone} · ${email}`), muted(`GSTIN ${gstin} · CIN ${cin}`)] },
        { width: 'auto', text: title.toUpperCase(), bold: true, fontSize: 13, color: ORANGE, alignment: 'right' },
      ],
    },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: ORANGE }], margin: [0, 10, 0, 0] },
  ];
}

function facts(invoice: Invoice, sheet: InvoiceSheet): Content {
  const client = present([invoice.clientAddress, invoice.clientEmail, invoice.clientGstin && `GSTIN ${invoice.clientGstin}`, !invoice.clientGstin && invoice.clientState !== '' && placeText(invoice.clientState)]);
  const rows: [string, string][] = [['Invoice number', invoice.invoiceNo || '–'], ['Invoice date', formatDate(invoice.date) || '–'], ['Due date', formatDate(invoice.dueDate) || '–'], ['Place of supply', sheet.placeOfSupply || '–'], ['Reverse charge', 'No']];
  if (invoice.sez) rows.push(['Supply', 'To a special economic zone']);
  return {
    margin: [0, 14, 0, 14],
    columnGap: 24,
    columns: [
      { width: '*', stack: [heading('Billed to'), { text: invoice.clientName || '–', bold: true, fontSize: 11 }, ...client.map((line) => ({ text: line }))] },
      { width: RIGHT, stack: [pairs(rows.map(([label, value]) => [{ text: label, color: GREY }, { text: value, alignment: 'right', bold: label === 'Invoice number' }]), ['*', 'auto'])] },
    ],
  };
}

function lineTable(sheet: InvoiceSheet): Content {
  const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({ text, bold: true, color: GREY, fontSize: 8, alignment });
  const right = (text: string): TableCell => ({ text, alignment: 'right' });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [14, '*', 38, 44, 78, 88],
      body: [
        [head('#'), head('Description'), head('SAC'), head('Quantity', 'right'), head('Price', 'right'), head('Amount', 'right')],
        ...sheet.lines.map((line, index): TableCell[] => [String(index + 1), line.description || '–', line.sac, right(line.quantity), right(line.price), right(line.amount)]),
      ],
    },
    layout: { hLineWidth: (row) => (row === 0 ? 0 : 0.5), vLineWidth: () => 0, hLineColor: () => LINE, fillColor: (row) => (row === 0 ? SHADE : null), paddingTop: () => 5, paddingBottom: () => 5, paddingLeft: () => 5, paddingRight: () => 5 },
  };
}

/** What happened after it was issued, and what is owed now; nothing while that is the total. */
function accountRows({ status, paidPaise, creditedPaise, debitedPaise, balancePaise }: Invoice): [string, string][] {
  const changes = ([['Paid', -paidPaise], ['Credit notes', -creditedPaise], ['Debit notes', debitedPaise]] as const).filter(([, paise]) => paise !== 0);
  if (changes.length === 0 || status === 'draft' || status === 'cancelled') return [];
  return [...changes, ['Balance due', balancePaise] as const].map(([label, paise]) => [label, formatRupees(paise)]);
}

function sums(invoice: Invoice, sheet: InvoiceSheet): Content {
  const row = (label: string, amount: string, size = 9): TableCell[] => {
    const isStrong = label === 'Total' || label === 'Balance due';
    return [{ text: label, bold: isStrong, color: isStrong ? undefined : GREY, fontSize: size }, { text: amount, alignment: 'right', bold: isStrong, fontSize: size }];
  };
  const body = [...sheet.sums.map(({ label, amount }) => row(label, amount)), row('Total', sheet.total, 12), ...accountRows(invoice).map(([label, amount]) => row(label, amount))];
  return {
    margin: [0, 10, 0, 0],
    columnGap: 24,
    columns: [{ width: '*', stack: [heading('Amount in words'), { text: sheet.words }] }, { width: RIGHT, stack: [pairs(body, ['*', 'auto'], sheet.sums.length)] }],
    unbreakable: true,
  };
}

function payment(invoice: Invoice, { billing, name }: Company): Content {
  const { bank, upi, terms } = billing;
  const isOwed = (invoice.status === 'issued' || invoice.status === 'paid') && invoice.balancePaise > 0;
  const ways = ([['Bank', bank.account && bank.name], ['Account number', bank.account], ['IFSC', bank.account && bank.ifsc], ['UPI', upi]] as const).filter(([, value]) => value !== '');
  const qr: Column[] = upi && isOwed ? [{ width: 'auto', stack: [{ qr: upiLink({ upi, payee: name, paise: invoice.balancePaise, note: invoice.invoiceNo }), fit: 84 }, { ...muted('Scan to pay by UPI'), margin: [0, 4, 0, 0] }] }] : [];
  const texts: Content[] = [
    ...(ways.length > 0 ? [heading('How to pay'), pairs(ways.map(([label, value]) => [{ text: label, color: GREY }, { text: value }]), ['auto', '*'])] : []),
    ...([['Notes', invoice.notes], ['Terms', terms]] as const).filter(([, text]) => text !== '').flatMap(([label, text], index): Content[] => [{ ...heading(label), margin: [0, index === 0 && ways.length === 0 ? 0 : 8, 0, 3] }, { text }]),
  ];
  const signature: Column = { width: 170, alignment: 'right', stack: [`For ${name}`, { text: 'Authorised signatory', color: GREY, margin: [0, 40, 0, 0] }] };
  return { margin: [0, 22, 0, 0], columnGap: 20, columns: [...qr, { width: '*', stack: texts }, signature], unbreakable: true };
}

const marks: Partial<Record<Invoice['status'], string>> = { draft: 'DRAFT', cancelled: 'CANCELLED' };

/** An invoice as pdfmake sets it, on A4. Every amount comes from the invoice's sheet, as on the screen. */
export function invoiceContent(invoice: Invoice, company: Company): TDocumentDefinitions {
  const sheet = invoiceSheet(invoice);
  const mark = marks[invoice.status];
  return {
    info: { title: `${sheet.title} ${invoice.invoiceNo}`.trim(), author: company.name },
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2, color: '#0B1B33' },
    watermark: mark === undefined ? undefined : { text: mark, color: GREY, opacity: 0.12, bold: true, fontSize: 96 },
    content: [...letterhead(company, sheet.title), facts(invoice, sheet), lineTable(sheet), sums(invoice, sheet), payment(invoice, company)],
    footer: (page, pages) => ({ margin: [40, 16], columns: [muted(`${sheet.title} ${invoice.invoiceNo}`), { ...muted(`Page ${page} of ${pages}`), alignment: 'right' }] }),
  };
}
