import { phoneDigits } from 'shared/domain/text/phoneDigits';

/** A number's digits in international format; Indian ones get 91. Empty for none. */
function worldDigits(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `91${digits}` : digits;
}

/** Links that start a message with a text: to a number if known, otherwise the user chooses the recipient. */
export function sendWays(text: string, phone = ''): { whatsApp: string; sms: string } {
  const [words, digits] = [encodeURIComponent(text), worldDigits(phone)];
  return {
    whatsApp: `https://wa.me/${digits}?text=${words}`,
    sms: `sms:${digits === '' ? '' : `+${digits}`}?body=${words}`,
  };
}
