import { rupeeText } from '../text/money';

/** What a UPI payment link asks for. */
export interface UpiPayment {
  /** The payee's address: `name@bank`. */
  upi: string;
  payee: string;
  paise: number;
  /** What the payment is for, as the payer’s bank shows it. */
  note: string;
}

/** A link that UPI apps open, and read from a QR code (NPCI, UPI linking specifications 1.6). */
export function upiLink({ upi, payee, paise, note }: UpiPayment): string {
  const query = { pa: upi, pn: payee, am: rupeeText(paise), cu: 'INR', tn: note };
  return `upi://pay?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
