/** Kinds of late dues with a statutory cost, with their due-date rules (`dueRules`). */
export const lateSubjects = {
  'GSTR-1': ['gstr1-monthly', 'gstr1-quarterly'],
  'GSTR-3B': ['gstr3b-monthly', 'gstr3b-quarterly-22', 'gstr3b-quarterly-24'],
  'PMT-06': ['pmt06'],
  'Reversed input tax': [],
  'GSTR-9': ['gstr9'],
  'TDS deposit': ['tds-deposit'],
  'TDS return': ['tds-return-salary', 'tds-return-other'],
  'PF contribution': ['pf'],
  'ESI contribution': ['esi'],
  'AOC-4 and MGT-7': ['aoc4', 'mgt7'],
} as const satisfies Record<string, readonly string[]>;
export type LateSubject = keyof typeof lateSubjects;

/** Their names in a rate's form. */
export const lateSubjectNames = Object.keys(lateSubjects) as [LateSubject, ...LateSubject[]];

/** The kind of delay of a rule's rows; undefined if the law sets no cost. */
export const lateSubjectOf = (ruleId: string): LateSubject | undefined =>
  lateSubjectNames.find((name) => (lateSubjects[name] as readonly string[]).includes(ruleId));
