import { wordsOf } from '../console/calledBy';

/** What is behind the # of an address for the panel of a title: `#staff-accounts`. A number behind it that may change isn't part of it. */
export const anchorOf = (title: string): string => wordsOf(title.replace(/ \([\d,]+\)$/, '')).join('-');
