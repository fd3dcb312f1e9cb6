import type { Employee } from 'shared/domain/people/employees/employee';

/** What a message with an employee's own link says before it, in their language. */
export const linkWords = ({ name, language }: Pick<Employee, 'name' | 'language'>): string =>
  language === 'hi' ? `${name} की वेतन पर्चियाँ` : `Payslips of ${name}`;
