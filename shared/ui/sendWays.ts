import { phoneDigits } from 'shared/domain/text/phoneDigits';

/** The digits of a number as the whole world dials it; those of an Indian one have 91 before them. Empty for none. */
function worldDigits(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `91${digits}` : digits;
}

/** The addresses that begin a message with a text: to a number where one is known, else to a person to choose. */
export function sendWays(text: string, phone = ''): { whatsApp: string; sms: string } {
  const [words, digits] = [encodeURIComponent(text), worldDigits(phone)];
  return {
    whatsApp: `https://wa.me/${digits}?text=${words}`,
    sms: `sms:${digits === '' ? '' : `+${digits}`}?body=${words}`,
  };
}
