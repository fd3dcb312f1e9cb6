import { payslipWords } from 'shared/domain/pay/payslips/payslipWords';
import type { WorkerPayslip } from 'shared/domain/pay/workerLinks/workerPage';
import { formatRupees } from 'shared/domain/text/money';
import { make } from 'shared/light/drawing';
import type { Language } from 'shared/light/language';

type Line = [label: string, paise: number];

const isSomething = ([, paise]: Line) => paise !== 0;

/** A payslip with the printed payslip's labels: earnings and deductions; zero amounts are left out. */
export function payslipTable(payslip: WorkerPayslip, language: Language): HTMLElement {
  const text = payslipWords[language];
  const { basicPaise, houseRentPaise, conveyancePaise, overtimePaise, grossPaise, netPaise } = payslip;
  const others = grossPaise - basicPaise - houseRentPaise - conveyancePaise - overtimePaise;
  const earned: Line[] = [
    [text.basic, basicPaise],
    [text.houseRent, houseRentPaise],
    [text.conveyance, conveyancePaise],
    [text.other, others],
    [text.overtime, overtimePaise],
  ];
  const deducted: Line[] = [
    [text.pf, payslip.pfEmployeePaise],
    [text.insurance, payslip.esiEmployeePaise],
    [text.professionalTax, payslip.professionalTaxPaise],
    [text.welfare, payslip.welfareEmployeePaise],
    [text.incomeTax, payslip.salaryTaxPaise],
    [text.advance, payslip.advancePaise],
    [text.otherDeduction, payslip.otherDeductionPaise],
  ];
  const row = ([label, paise]: Line, className = '') =>
    make('tr', { className }, make('th', { attributes: { scope: 'row' } }, label), make('td', {}, formatRupees(paise)));
  const part = (title: string, lines: Line[], sums: Line[]) => [
    make('tr', {}, make('th', { className: 'part', attributes: { colspan: '2', scope: 'colgroup' } }, title)),
    ...lines.filter(isSomething).map((line) => row(line)),
    ...sums.filter(isSomething).map((line, place) => row(line, place === 0 ? 'sum' : 'quiet')),
  ];
  return make(
    'table',
    { attributes: { 'aria-label': text.title } },
    ...part(text.earnings, earned, [
      [text.gross, grossPaise],
      [text.arrears, payslip.arrearsPaise],
    ]),
    ...part(text.deductions, deducted, [[text.deducted, grossPaise - netPaise]]),
    row([text.net, netPaise], 'sum net'),
  );
}
