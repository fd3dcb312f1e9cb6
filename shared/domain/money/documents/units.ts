/** The units of services. */
export interface Unit {
  /** As stored and printed. */
  code: string;
  title: string;
}

/** Persons and times of work; a deployer may add others. */
export const units: readonly Unit[] = [
  { code: 'NOS', title: 'Numbers, persons' },
  { code: 'HRS', title: 'Hours' },
  { code: 'DAY', title: 'Days' },
  { code: 'SFT', title: 'Shifts' },
  { code: 'MON', title: 'Months' },
  { code: 'OTH', title: 'Others' },
];

/** The default unit of a new invoice line. */
export const DEFAULT_UNIT = 'NOS';
