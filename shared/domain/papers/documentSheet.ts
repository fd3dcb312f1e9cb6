import { formatDateTime } from '../dates/dates';
import { addressLine, type IssuedLetterhead } from '../letterhead/letterhead';
import type { TaxLine } from '../money/documents/invoice';
import { ABROAD } from '../money/documents/taxTreatment';
import type { RegisteredAt } from '../money/eInvoices/eInvoiceAnswers';
import { countryName } from '../records/countries';
import { stateName } from '../records/states';
import { formatRupees } from '../text/money';

/** A label with its value. */
export interface SheetFact {
  label: string;
  value: string;
}

/** A party of a document: its name, and below it a line each. */
export interface SheetParty {
  name: string;
  lines: string[];
}

/** The company as a document names it, with its pictures by their hash; none by default. */
export interface SheetSupplier extends SheetParty {
  logo?: string;
  /** Above the signatory's name. */
  signature?: string;
}

/** A table that is annexed to a document, on pages of its own. */
export interface SheetAnnex {
  title: string;
  columns: DocumentSheet['columns'];
  rows: string[][];
  /** What its columns add up to, below the rows. By default nothing. */
  totals?: string[];
}

/** What a document says, in text: the page on the screen and the PDF are both set from it, so they can't differ. */
export interface DocumentSheet {
  title: string;
  /** Empty while it has none. */
  number: string;
  /** What lies across a paper that does not count: Draft, Cancelled, Sample; empty on any other. */
  mark: string;
  supplier: SheetSupplier;
  client: SheetParty;
  /** The heading above the client. By default Billed to. */
  clientLabel?: string;
  facts: SheetFact[];
  /** The line that an export, a supply to a zone or one under reverse charge carries; empty on any other. */
  endorsement: string;
  /** What the invoice portal gave it. By default nothing. */
  registered?: RegisteredAt;
  /** The columns of the lines; numbers are at the right. */
  columns: { title: string; isNumber?: boolean }[];
  rows: string[][];
  /** From the subtotal to the round-off. */
  sums: SheetFact[];
  total: string;
  /** The total's name. By default Total. */
  totalLabel?: string;
  words: string;
  /** How the client can pay: bank and UPI. */
  payment: SheetFact[];
  /** Notes and terms. */
  texts: SheetFact[];
  /** Who signs; empty when not said. */
  signatory: string;
  /** By default none. */
  annex?: SheetAnnex;
}

/** The columns of the lines of invoices and notes. */
export const lineColumns: DocumentSheet['columns'] = [
  { title: 'Description' },
  { title: 'SAC' },
  { title: 'Quantity', isNumber: true },
  { title: 'Unit' },
  { title: 'Price', isNumber: true },
  { title: 'Amount', isNumber: true },
];

/** A tax line's name with its rate: `CGST @ 9%`. */
export function taxLabel({ head, percent }: Pick<TaxLine, 'head' | 'percent'>): string {
  return `${head} @ ${percent}%`;
}

/** A place of supply as a tax invoice names it: `Jharkhand (20)`. Empty when unknown. */
export function placeText(code: string): string {
  return code && `${stateName(code)} (${code})`;
}

/** The tax lines of a document with their amounts. */
export const taxFacts = (lines: readonly TaxLine[]): SheetFact[] =>
  lines.map((line) => ({ label: taxLabel(line), value: formatRupees(line.amountPaise) }));

/** The line that rounds a document's total; none where nothing is rounded. */
export const roundOffFacts = ({ roundOffPaise }: { roundOffPaise: number }): SheetFact[] =>
  roundOffPaise === 0 ? [] : [{ label: 'Round-off', value: formatRupees(roundOffPaise) }];

/** Those facts that say something. */
export const known = (facts: readonly (readonly [label: string, value: string])[]): SheetFact[] =>
  facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** The company as the head of its paper. */
export function supplierOf(letterhead: IssuedLetterhead): SheetSupplier {
  const { name, phone, email, gstin, cin, logo, signature } = letterhead;
  return {
    name,
    lines: [
      addressLine(letterhead),
      joined(phone, email),
      joined(gstin && `GSTIN ${gstin}`, cin && `CIN ${cin}`),
    ].filter(Boolean),
    ...(logo && { logo }),
    ...(signature && { signature }),
  };
}

/** What the invoice portal gave a document, but for the QR code. */
export const registeredFacts = ({ irn, ackNo, ackAt }: RegisteredAt): SheetFact[] => [
  { label: 'IRN', value: irn },
  { label: 'Acknowledgement', value: `${ackNo} of ${formatDateTime(ackAt)}` },
];

/** A client as a document names it. */
export interface SheetClient {
  clientName: string;
  clientAddress: string;
  /** Printed where the address does not name it. By default not known. */
  clientPin?: string;
  clientEmail: string;
  clientGstin: string;
  clientState: string;
  clientCountry: string;
}

/** A client with its address, its state, and its GSTIN when it is registered. */
export function clientOf({
  clientName,
  clientAddress,
  clientPin = '',
  clientEmail,
  clientGstin,
  clientState,
  clientCountry,
}: SheetClient): SheetParty {
  const lines = [
    ...clientAddress.split(/\s*\n\s*/),
    clientState === ABROAD && clientCountry
      ? countryName(clientCountry)
      : placeText(clientGstin ? clientGstin.slice(0, 2) : clientState),
    clientPin !== '' && !clientAddress.includes(clientPin) ? `PIN ${clientPin}` : '',
    clientEmail,
    clientGstin && `GSTIN ${clientGstin}`,
  ];
  return { name: clientName, lines: lines.filter(Boolean) };
}
