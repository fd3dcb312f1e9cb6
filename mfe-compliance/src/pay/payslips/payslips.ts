import { startPage } from 'shared/light/startPage';
import { openPayslips } from './openPayslips';

/*
 * The only script of an employee's own page (`/payslips#…`): no account, no framework, and opened months need no
 * network.
 */
startPage('/payslips', openPayslips);
