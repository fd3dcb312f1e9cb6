import { sumPaise } from './money';
import type { WageDeductions } from './wage';

/** What is paid to the PF of a line or register: the employee's, the employer's and the pension part. */
export const pfPaise = ({ pfEmployeePaise, pfEmployerPaise, pensionPaise }: WageDeductions): number => sumPaise([pfEmployeePaise, pfEmployerPaise, pensionPaise]);

/** What is paid to the ESI of a line or register: the employee's and the employer's share. */
export const esiPaise = ({ esiEmployeePaise, esiEmployerPaise }: WageDeductions): number => sumPaise([esiEmployeePaise, esiEmployerPaise]);
