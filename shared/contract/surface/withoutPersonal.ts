/** How long a message stays, in letters. */
const MOST = 300;
/** A longer part of an address is an id, or what somebody typed. */
const LONGEST_PART = 40;

/** Possibly personal parts of an error’s message, and what is written instead: quotations, addresses and numbers. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])["'`“‘«].*?(?:["'`”’»](?![\p{L}\p{N}])|$)/gsu, '“…”'],
  [/\S+@\S+/gu, '(e-mail)'],
  [/\w+:\/\/\S+/gu, '(address)'],
  [/\p{N}+(?:[.,:/-]?\p{N}+)*/gu, '#'],
];

/** An error's message without what may be personal in it, cut to 300 letters. What code names, a property or a function, is quoted too. */
export const cleanMessage = (message: string): string =>
  personal
    .reduce((text, [pattern, sign]) => text.replace(pattern, sign), message.slice(0, 2_000))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST);

/** The path of an address with `:id` for each part that may be one: with a digit, a sign of its own, or too long for a word; without query values. */
export const cleanPath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (part.length > LONGEST_PART || /[^\p{L}:*-]/u.test(part) ? ':id' : part))
    .join('/')
    .slice(0, 200);
