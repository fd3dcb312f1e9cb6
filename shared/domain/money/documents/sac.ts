/** A service accounting code the company bills under. */
export interface Sac {
  code: string;
  title: string;
}

/**
 * The company's services by accounting code (scheme of classification of services, annexure to notification
 * 11/2017-CT(R)).
 */
export const sacs: readonly Sac[] = [
  { code: '998511', title: 'Executive search' },
  { code: '998512', title: 'Permanent placement' },
  { code: '998513', title: 'Contract staffing' },
  { code: '998514', title: 'Temporary staffing' },
  { code: '998515', title: 'Long-term staffing (pay-rolling)' },
  { code: '998516', title: 'Temporary-to-permanent placement' },
  { code: '998517', title: 'Co-employment staffing' },
  { code: '998519', title: 'Other labour supply' },
  { code: '998223', title: 'Payroll' },
  { code: '998311', title: 'HR consulting' },
  { code: '998525', title: 'Guard services' },
  { code: '998533', title: 'Cleaning' },
];

/** The default code of a new invoice line: contract staffing. */
export const DEFAULT_SAC = '998513';

/** Whether the text has the format of a service accounting code. */
export function isSac(value: string): boolean {
  return /^99[0-9]{4}$/.test(value);
}
