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

const muted = (text: string): ContentText => ({ text, color: GREY, fontSize: 8 });
const present = (lines: readonly (string | false | null)[]): string[] => lines.filter((line): line is string => Boolean(line));

function letterhead({ name, office, phone, email, gstin, cin }: Company, title: string): Content {
  return {
    columns: [
      { width: '*', stack: [{ text: name, bold: true, fontSize: 14 }, muted([...office.street, office.city, `${office.region} ${office.pin}`].join(', ')), muted(`${phone} · ${email}`), muted(`GSTIN ${gstin} · CIN ${cin}`)] },
      { width: 'auto', text: title.toUpperCase(), bold: true, fontSize: 11, color: ORANGE, alignment: 'right' },
    ],
  };
}

function facts(invoice: Invoice, sheet: InvoiceSheet): Content {
  const client = present([invoice.clientAddress, invoice.clientEmail, invoice.clientGstin && `GSTIN ${invoice.clientGstin}`, !invoice.clientGstin && invoice.clientState !== '' && placeText(invoice.clientState)]);
  const rows: [string, string][] = [['Invoice number', invoice.invoiceNo || '–'], ['Invoice date', formatDate(invoice.date) || '–'], ['Due date', formatDate(invoice.dueDate) || '–'], ['Place of supply', sheet.placeOfSupply || '–'], ['Reverse charge', 'No']];
  if (invoice.sez) rows.push(['Supply', 'To a special economic zone']);
  return {
    margin: [0, 16, 0, 12],
    columns: [
      { width: '*', stack: [muted('Billed to'), { text: invoice.clientName || '–', bold: true, fontSize: 11 }, ...client.map((line) => ({ text: line }))] },
      { width: 220, table: { widths: ['*', 'auto'], body: rows.map(([label, value]): TableCell[] => [{ text: label, color: GREY }, { text: value, alignment: 'right', bold: label === 'Invoice number' }]) }, layout: 'noBorders' },
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
      widths: [16, '*', 42, 44, 82, 92],
      body: [
        [head('#'), head('Description'), head('SAC'), head('Quantity', 'right'), head('Price', 'right'), head('Amount', 'right')],
        ...sheet.lines.map((line, index): TableCell[] => [String(index + 1), line.description || '–', line.sac, right(line.quantity), right(line.price), right(line.amount)]),
      ],
    },
    layout: { hLineWidth: (row) => (row === 0 ? 0 : 0.5), vLineWidth: () => 0, hLineColor: () => LINE, paddingTop: () => 5, paddingBottom: () => 5, paddingLeft: (column) => (column === 0 ? 0 : 4), paddingRight: (column) => (column === 5 ? 0 : 4) },
  };
}

function sums(sheet: InvoiceSheet): Content {
  const row = (label: string, amount: string, isTotal = false): TableCell[] => [{ text: label, bold: isTotal, color: isTotal ? undefined : GREY }, { text: amount, alignment: 'right', bold: isTotal, fontSize: isTotal ? 11 : 9 }];
  return {
    margin: [0, 8, 0, 0],
    columns: [
      { width: '*', stack: [muted('Amount in words'), { text: sheet.words, margin: [0, 0, 16, 0] }] },
      { width: 230, table: { widths: ['*', 'auto'], body: [...sheet.sums.map(({ label, amount }) => row(label, amount)), row('Total', sheet.total, true)] }, layout: 'noBorders' },
    ],
    unbreakable: true,
  };
}

function payment(invoice: Invoice, { billing, name }: Company): Content {
  const { bank, upi, terms } = billing;
  const isOwed = (invoice.status === 'issued' || invoice.status === 'paid') && invoice.balancePaise > 0;
  const changes = ([['Paid', invoice.paidPaise], ['Credited', invoice.creditedPaise], ['Debited', invoice.debitedPaise]] as const).filter(([, paise]) => paise > 0);
  const account = [...changes, ['Balance', invoice.balancePaise] as const].map(([label, paise]) => `${label} ${formatRupees(paise)}`).join(' · ');
  const lines = present([
    changes.length > 0 && account,
    bank.account && `${bank.name}, account ${bank.account}, IFSC ${bank.ifsc}`, upi && `UPI ${upi}`, invoice.notes, terms,
  ]);
  const qr: Column[] = upi && isOwed ? [{ width: 'auto', stack: [{ qr: upiLink({ upi, payee: name, paise: invoice.balancePaise, note: invoice.invoiceNo }), fit: 84 }, muted('Scan to pay by UPI')] }] : [];
  const signature: Column = { width: 170, alignment: 'right', stack: [`For ${name}`, { text: 'Authorised signatory', color: GREY, margin: [0, 34, 0, 0] }] };
  return { margin: [0, 20, 0, 0], columnGap: 16, columns: [...qr, { width: '*', stack: lines.map((text) => ({ text, margin: [0, 0, 0, 3] })) }, signature], unbreakable: true };
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
    content: [letterhead(company, sheet.title), facts(invoice, sheet), lineTable(sheet), sums(sheet), payment(invoice, company)],
    footer: (page, pages) => ({ margin: [40, 16], columns: [muted(`${sheet.title} ${invoice.invoiceNo}`), { ...muted(`Page ${page} of ${pages}`), alignment: 'right' }] }),
  };
}
