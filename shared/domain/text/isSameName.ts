import { withoutMarksButJoiners } from './withoutMarks';

/** What is the same of two names that are one to anyone who types them: capitals, and how wide a space is, make no difference. */
export const plainName = (name: string): string =>
  withoutMarksButJoiners(name).replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether two names are the same to anyone who types them. Two empty ones are not. */
export const isSameName = (a: string, b: string): boolean => plainName(a) !== '' && plainName(a) === plainName(b);
