/** What services are counted in. */
export interface Unit {
  /** As stored and printed. */
  code: string;
  title: string;
}

/** Persons and the times they work; a deployer may add others. */
export const units: readonly Unit[] = [
  { code: 'NOS', title: 'Numbers, persons' },
  { code: 'HRS', title: 'Hours' },
  { code: 'DAY', title: 'Days' },
  { code: 'SFT', title: 'Shifts' },
  { code: 'MON', title: 'Months' },
  { code: 'OTH', title: 'Others' },
];

/** What a new invoice line is counted in. */
export const DEFAULT_UNIT = 'NOS';
