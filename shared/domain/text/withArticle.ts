/** A noun with the article that is before it: `a vacancy`, `an employee`, `an hour`. By its letters, which hold for what the product has names for. */
export const withArticle = (noun: string): string => `${/^(?:[aeio]|u(?!ni)|hour)/i.test(noun) ? 'an' : 'a'} ${noun}`;
