import { company } from '../company/company';

/** The company's other products, on sites of their own. */
export const products = [
  { ...company.products.hiring, kind: 'Hiring platform', text: 'Post a role, see matched candidates and move them from interview to offer in one place.' },
  { ...company.products.hr, kind: 'HR management platform', text: 'Attendance, leave, payroll and documents for the whole company, on any device.' },
  { ...company.products.electrical, kind: 'Electrical contracting', text: 'Installation and maintenance of electrical works, by licensed crews.' },
];
