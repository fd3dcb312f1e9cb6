/** The fewest digits of a phone number, or of a part of one, that is looked for as digits. */
const FEWEST = 5;

/**
 * The digits of an Indian phone number without the country's code and the trunk prefix, so that `+91 98765-43210`,
 * `09876543210` and `98765 43210` are the same; a number of another country keeps all of its digits. Also of a part of
 * a number that somebody types. Empty when there are too few digits to say anything.
 */
export function phoneDigits(text: string): string {
  const typed = text.trim();
  const digits = typed.replace(/\D/g, '').replace(/^00(?=[1-9])/, '');
  const isAbroad = typed.startsWith('+') || /^00[1-9]/.test(typed);
  const national =
    (isAbroad && digits.startsWith('91')) || (digits.length === 12 && digits.startsWith('91'))
      ? digits.slice(2)
      : digits;
  const bare = national.replace(/^0+/, '');
  return bare.length < FEWEST ? '' : bare;
}

/** What is written like a phone number: digits, with blanks, dots, dashes and brackets among them. */
const RUN = /(?<![^\s,;:/])\+?\(?\d[\d\s().-]*\d(?![^\s,;:/])/g;

/** The longest number there is, in digits, with what may be before it. */
const MOST = 17;

/** Every phone number in a text, whole or in part, as it is written there. */
export const phoneRuns = (text: string): string[] =>
  (text.match(RUN) ?? []).filter((run) => {
    const { length } = run.replace(/\D/g, '');
    return length >= FEWEST && length <= MOST;
  });
