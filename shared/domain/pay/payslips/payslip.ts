import type { IssuedLetterhead } from '../../letterhead/letterhead';
import { known, type SheetFact, type SheetParty, supplierOf } from '../../papers/documentSheet';
import type { Employee } from '../../people/employees/employee';
import { amountInWords } from '../../text/amountInWords';
import { formatNumber } from '../../text/formatNumber';
import { formatRupees } from '../../text/money';
import { type Days, daysWorked, sumDays } from '../../work/attendance/daysOf';
import { deductedPaise } from '../deductions/deductionLimit';
import type { WageLine, WageRegister } from '../wages/wage';
import type { WagePart } from '../wages/wagePart';
import type { PayslipLanguage } from './payslipLanguages';
import { type PayslipWords, payslipDates, payslipWords } from './payslipWords';

/** A column of amounts with their sum. */
export interface PayslipSums {
  title: string;
  rows: SheetFact[];
  /** Without a sum, the rows are alone. */
  total?: SheetFact;
}

/** What a payslip says, in text: plain data, which a thread can be given (Code on Wages 2019, section 50(3)). */
export interface Payslip {
  title: string;
  /** Across a slip that does not count, in its language: that it is a sample, or a draft while the month is not paid; else empty. */
  mark: string;
  supplier: SheetParty;
  facts: SheetFact[];
  earnings: PayslipSums;
  deductions: PayslipSums;
  net: SheetFact;
  /** The net wages in words, in English alone. */
  words: string;
  employer: PayslipSums;
  /** The number of a page, with `{page}` and `{pages}` for the numbers. */
  pageOf: string;
}

/** What a payslip is made from. */
export interface PayslipOf {
  line: WageLine;
  register: Pick<WageRegister, 'month' | 'status' | 'paidOn' | 'isSample'>;
  /** Undefined for a line without an employee. */
  employee: Pick<Employee, 'designation' | 'uan' | 'esicNumber' | 'pan' | 'bankAccount'> | undefined;
  /** Those of the line; none unless it was made from attendance. */
  parts: readonly WagePart[];
  letterhead: IssuedLetterhead;
}

/** Only the last four digits of an account: enough for its owner. */
const hidden = (account: string) => (account === '' ? '' : `${'•'.repeat(4)}${account.slice(-4)}`);

const amounts = (rows: readonly (readonly [label: string, paise: number])[]): SheetFact[] =>
  rows.filter(([, paise]) => paise !== 0).map(([label, paise]) => ({ label, value: formatRupees(paise) }));

function attendanceFacts(parts: readonly WagePart[], month: string, words: PayslipWords): SheetFact[] {
  const own = parts.filter((part) => part.month === month);
  if (own.length === 0) return [];
  const blank = sumDays([]).counts;
  const { counts, unmarked, overtimeMinutes } = sumDays(
    own.map((part): Days => ({ ...part, counts: { ...blank, ...part.counts } })),
  );
  const days = (count: number) => (count === 0 ? '' : formatNumber(count));
  return known([
    [words.worked, days(daysWorked(counts))],
    [words.off, days(counts.W + counts.F)],
    [words.leave, days(counts.C + counts.S + counts.E)],
    [words.absent, days(counts.A + counts.H / 2 + unmarked)],
    [words.overtimeHours, days(overtimeMinutes / 60)],
  ]);
}

/** The payslip of one line of a wage register, in a language. */
export function payslipOf(
  { line, register, employee, parts, letterhead }: PayslipOf,
  language: PayslipLanguage,
): Payslip {
  const words = payslipWords[language];
  const { day, month } = payslipDates[language];
  const { grossPaise, basicPaise, houseRentPaise, conveyancePaise, overtimePaise } = line;
  const net = formatRupees(line.netPaise);
  const draft = register.status === 'Paid' ? '' : words.draft;
  return {
    title: `${words.title}, ${month(register.month)}`,
    mark: register.isSample ? words.sample : draft,
    pageOf: words.pageOf,
    supplier: supplierOf(letterhead),
    facts: [
      ...known([
        [words.name, line.name],
        [words.code, line.code],
        [words.designation, employee?.designation ?? ''],
        [words.department, line.department],
        [words.uan, employee?.uan ?? ''],
        [words.esi, employee?.esicNumber ?? ''],
        [words.pan, employee?.pan ?? ''],
        line.paidBy === 'Bank'
          ? [words.account, hidden(employee?.bankAccount ?? '')]
          : [words.paidBy, words[line.paidBy]],
        [words.wageMonth, month(register.month)],
        [words.paidOn, register.paidOn === null ? '' : day(register.paidOn)],
        [words.rate, formatRupees(line.grossRatePaise)],
        [words.paidDays, formatNumber(line.days)],
        [words.arrears, line.arrearsPaise === 0 ? '' : formatRupees(line.arrearsPaise)],
      ]),
      ...attendanceFacts(parts, register.month, words),
    ],
    earnings: {
      title: words.earnings,
      rows: amounts([
        [words.basic, basicPaise],
        [words.houseRent, houseRentPaise],
        [words.conveyance, conveyancePaise],
        [words.other, grossPaise - basicPaise - houseRentPaise - conveyancePaise - overtimePaise],
        [words.overtime, overtimePaise],
      ]),
      total: { label: words.gross, value: formatRupees(grossPaise) },
    },
    deductions: {
      title: words.deductions,
      rows: amounts([
        [words.pf, line.pfEmployeePaise],
        [words.insurance, line.esiEmployeePaise],
        [words.professionalTax, line.professionalTaxPaise],
        [words.welfare, line.welfareEmployeePaise],
        [words.incomeTax, line.salaryTaxPaise],
        [words.advance, line.advancePaise],
        [line.deductionNote || words.otherDeduction, line.otherDeductionPaise],
      ]),
      total: { label: words.deducted, value: formatRupees(deductedPaise(line)) },
    },
    net: { label: words.net, value: net },
    words: language === 'en' ? amountInWords(line.netPaise) : '',
    employer: {
      title: words.employer,
      rows: amounts([
        [words.employerPf, line.pfEmployerPaise],
        [words.pension, line.pensionPaise],
        [words.employerEsi, line.esiEmployerPaise],
        [words.employerWelfare, line.welfareEmployerPaise],
      ]),
    },
  };
}
