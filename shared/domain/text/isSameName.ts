import { withoutMarksButJoiners } from './withoutMarks';

/** The common form of two names that are the same to a person: capitals and the width of a space make no difference. */
export const plainName = (name: string): string =>
  withoutMarksButJoiners(name).replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether two names are the same to anyone who types them. Two empty ones are not. */
export const isSameName = (a: string, b: string): boolean => plainName(a) !== '' && plainName(a) === plainName(b);
