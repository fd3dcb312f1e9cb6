/** The list of registers. */
export const WAGES_PAGE = '/dashboard/compliances/wage-management';

/** The employees that registers begin with. */
export const EMPLOYEES_PAGE = `${WAGES_PAGE}/employees`;

/** The rates that they are worked out with. */
export const RATES_PAGE = `${WAGES_PAGE}/rates`;

/** Employees' questions from their own page. */
export const QUESTIONS_PAGE = `${WAGES_PAGE}/questions`;

/** A month from its days to the bill. */
export const runPage = (month: string) => `${WAGES_PAGE}/run?month=${month}`;

/** The bonus of a year. */
export const BONUS_PAGE = `${WAGES_PAGE}/bonus`;

/** Amounts due to people who left. */
export const SETTLEMENTS_PAGE = `${WAGES_PAGE}/settlements`;

/** One register with its lines. */
export const registerPage = (id: string) => `${WAGES_PAGE}/${id}`;

/** The files of a register: payslips, and what portals and banks get. */
export const filesPage = (id: string) => `${registerPage(id)}/files`;
