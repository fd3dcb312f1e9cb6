import { wordsOf } from '../console/calledBy';

/**
 * The fragment of a panel's address, by its title: `#staff-accounts`. A number behind it that may change isn't part of
 * it.
 */
export const anchorOf = (title: string): string => wordsOf(title.replace(/ \([\d,]+\)$/, '')).join('-');
