import { rupeeText } from '../../text/money';

/** What a UPI payment link asks for. */
export interface UpiPayment {
  /** The payee's address: `name@bank`. */
  upi: string;
  payee: string;
  paise: number;
  /** What the payment is for, as the payer’s bank shows it. */
  note: string;
  /** The tax of an invoice to an unregistered client, where the law asks for it. By default left out. */
  invoice?: GstOfPayment;
}

/** What else a dynamic QR code says (notification 14/2020-CT; CBIC circular 146/02/2021): whose GSTIN, which invoice, and its tax by head. */
export interface GstOfPayment {
  gstin: string;
  number: string;
  /** ISO day. */
  date: string;
  taxes: readonly { head: string; amountPaise: number }[];
  account: string;
  ifsc: string;
}

function gstQuery({ gstin, number, date, taxes, account, ifsc }: GstOfPayment): Record<string, string> {
  const sum = taxes.reduce((total, { amountPaise }) => total + amountPaise, 0);
  const heads = taxes.map(({ head, amountPaise }) => `${head}:${rupeeText(amountPaise)}`);
  return {
    tr: number,
    invoiceNo: number,
    invoiceDate: `${date}T00:00:00+05:30`,
    gstIn: gstin,
    gstBrkUp: [`GST:${rupeeText(sum)}`, ...heads].join('|'),
    ...(account !== '' && { bAcc: account, bIfsc: ifsc }),
  };
}

/** A link that UPI apps open, and read from a QR code (NPCI, UPI linking specifications 1.6). */
export function upiLink({ upi, payee, paise, note, invoice }: UpiPayment): string {
  const query = { pa: upi, pn: payee, am: rupeeText(paise), cu: 'INR', tn: note, ...(invoice && gstQuery(invoice)) };
  return `upi://pay?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
