import type { Employee } from 'shared/domain/people/employees/employee';

/** The text before an employee's link in a message, in their language. */
export const linkWords = ({ name, language }: Pick<Employee, 'name' | 'language'>): string =>
  language === 'hi' ? `${name} की वेतन पर्चियाँ` : `Payslips of ${name}`;
