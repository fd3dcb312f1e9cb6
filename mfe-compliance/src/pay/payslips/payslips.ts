import { startPage } from 'shared/light/startPage';
import { openPayslips } from './openPayslips';

/* The only script of an employee's own page (`/payslips#…`): no account, no framework; opened months work offline. */
startPage('/payslips', openPayslips);
