import { withoutMarksButJoiners } from './withoutMarks';

const plain = (name: string) => withoutMarksButJoiners(name).replace(/\s+/g, ' ').toLowerCase();

/** Whether two names are the same to who types them: capitals, and how wide a space is, make no difference. Two empty ones are not. */
export const isSameName = (a: string, b: string): boolean => plain(a) !== '' && plain(a) === plain(b);
