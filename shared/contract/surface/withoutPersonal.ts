/** The maximum length of a message, in characters. */
const MOST = 300;
/** A longer path segment is an id, or user input. */
const LONGEST_PART = 40;

/** Possibly personal parts of an error’s message, and what replaces them: quotations, addresses and numbers. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])["'`“‘«].*?(?:["'`”’»](?![\p{L}\p{N}])|$)/gsu, '“…”'],
  [/\S+@\S+/gu, '(e-mail)'],
  [/\w+:\/\/\S+/gu, '(address)'],
  [/\p{N}+(?:[.,:/-]?\p{N}+)*/gu, '#'],
];

/**
 * An error's message without possibly personal data, cut to 300 characters. Quoted names from code, of properties or
 * functions, are replaced too.
 */
export const cleanMessage = (message: string): string =>
  personal
    .reduce((text, [pattern, sign]) => text.replace(pattern, sign), message.slice(0, 2_000))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST);

/**
 * An address's path with `:id` for each segment that may be personal: with a digit or special character, or too long
 * for a word; without the query.
 */
export const cleanPath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (part.length > LONGEST_PART || /[^\p{L}:*-]/u.test(part) ? ':id' : part))
    .join('/')
    .slice(0, 200);
