import { sumPaise } from '../../text/money';
import type { WageDeductions } from './wage';
import type { WageSums } from './wageAnswers';

/**
 * The employer's payment to the PF for a line or register in addition to the employee's contribution: fund, pension,
 * insurance and, for a register, administration.
 */
export const pfOfEmployerPaise = ({
  pfEmployerPaise,
  pensionPaise,
  insurancePaise,
  ...more
}: Pick<WageDeductions, 'pfEmployerPaise' | 'pensionPaise' | 'insurancePaise'> &
  Partial<Pick<WageSums, 'administrationPaise'>>): number =>
  sumPaise([pfEmployerPaise, pensionPaise, insurancePaise, more.administrationPaise ?? 0]);

/** The payment to the PF for a register: the employees' contributions and all of the employer's. */
export const pfPaise = (sums: WageSums): number => sumPaise([sums.pfEmployeePaise, pfOfEmployerPaise(sums)]);

/** What is paid to the ESI for a register: the employees' and the employer's share. */
export const esiPaise = ({ esiEmployeePaise, esiEmployerPaise }: WageSums): number =>
  sumPaise([esiEmployeePaise, esiEmployerPaise]);

/** What a register costs the company: the wages and all that the employer pays as well. */
export const costPaise = (sums: WageSums): number =>
  sumPaise([sums.grossPaise, pfOfEmployerPaise(sums), sums.esiEmployerPaise, sums.welfareEmployerPaise]);
