/** What is due late at a cost that the law names, with the due-date rules (`dueRules`) that it is the cost of. */
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

/** Their names, as a rate's form lists them. */
export const lateSubjectNames = Object.keys(lateSubjects) as [LateSubject, ...LateSubject[]];

/** What a rule's rows cost when they are late is the cost of this; undefined where the law names none. */
export const lateSubjectOf = (ruleId: string): LateSubject | undefined =>
  lateSubjectNames.find((name) => (lateSubjects[name] as readonly string[]).includes(ruleId));
