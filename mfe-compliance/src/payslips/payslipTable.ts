import type { WorkerPayslip } from 'shared/domain/payroll/workerPage';
import { make } from 'shared/light/drawing';
import type { Words } from './words';

type Line = [label: string, paise: number];

const isSomething = ([, paise]: Line) => paise !== 0;

/** What a payslip says, in two lists: what was earned and what was deducted; what comes to nothing is left out. */
export function payslipTable(payslip: WorkerPayslip, text: Words, money: (paise: number) => string): HTMLElement {
  const { basicPaise, houseRentPaise, conveyancePaise, overtimePaise, grossPaise, netPaise } = payslip;
  const others = grossPaise - basicPaise - houseRentPaise - conveyancePaise - overtimePaise;
  const earned: Line[] = [
    [text.basic, basicPaise],
    [text.houseRent, houseRentPaise],
    [text.conveyance, conveyancePaise],
    [text.overtime, overtimePaise],
    [text.others, others],
  ];
  const deducted: Line[] = [
    [text.pf, payslip.pfEmployeePaise],
    [text.esiShare, payslip.esiEmployeePaise],
    [text.professionalTax, payslip.professionalTaxPaise],
    [text.welfare, payslip.welfareEmployeePaise],
    [text.tax, payslip.salaryTaxPaise],
    [text.advance, payslip.advancePaise],
    [text.otherDeductions, payslip.otherDeductionPaise],
  ];
  const row = ([label, paise]: Line, className = '') =>
    make('tr', { className }, make('th', { attributes: { scope: 'row' } }, label), make('td', {}, money(paise)));
  const part = (title: string, lines: Line[], total: number, more: Line[] = []) => [
    make('tr', {}, make('th', { className: 'part', attributes: { colspan: '2', scope: 'colgroup' } }, title)),
    ...lines.filter(isSomething).map((line) => row(line)),
    row([text.gross, total], 'sum'),
    ...more.filter(isSomething).map((line) => row(line, 'quiet')),
  ];
  return make(
    'table',
    {},
    ...part(text.earned, earned, grossPaise, [[text.arrears, payslip.arrearsPaise]]),
    ...part(text.deducted, deducted, grossPaise - netPaise),
    row([text.net, netPaise], 'sum net'),
  );
}
