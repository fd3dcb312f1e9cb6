/** The list of registers. */
export const WAGES_PAGE = '/dashboard/compliances/wage-management';

/** The employees that registers are filled with. */
export const EMPLOYEES_PAGE = `${WAGES_PAGE}/employees`;

/** The rates that wages use. */
export const RATES_PAGE = `${WAGES_PAGE}/rates`;

/** Employees' questions from their own page. */
export const QUESTIONS_PAGE = `${WAGES_PAGE}/questions`;

/** A month's run from attendance to the bill. */
export const runPage = (month: string) => `${WAGES_PAGE}/run?month=${month}`;

/** The yearly bonus. */
export const BONUS_PAGE = `${WAGES_PAGE}/bonus`;

/** Final settlements of people who left. */
export const SETTLEMENTS_PAGE = `${WAGES_PAGE}/settlements`;

/** A register with its lines. */
export const registerPage = (id: string) => `${WAGES_PAGE}/${id}`;

/** A register's files: payslips, and files for portals and banks. */
export const filesPage = (id: string) => `${registerPage(id)}/files`;

/** Leads to the files of the newest register. */
export const NEWEST_FILES_PAGE = `${WAGES_PAGE}/files`;
