import { type DayCode, dayNames } from '../domain/work/attendance/day';

/** The languages of light pages. */
export type Language = 'en' | 'hi';

/** The tags by which a browser names months and days, and writes amounts. */
export const tags: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** Each language's own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** A day's mark in words, by language. */
export const dayNamesIn: Readonly<Record<Language, Readonly<Record<DayCode, string>>>> = {
  en: dayNames,
  hi: {
    P: 'उपस्थित',
    H: 'आधा दिन',
    W: 'साप्ताहिक छुट्टी',
    F: 'अवकाश',
    C: 'आकस्मिक छुट्टी',
    S: 'बीमारी की छुट्टी',
    E: 'अर्जित छुट्टी',
    A: 'अनुपस्थित',
  },
};

/** The language that a phone is set to. */
export const phoneLanguage = (): Language => (navigator.language.startsWith('hi') ? 'hi' : 'en');
