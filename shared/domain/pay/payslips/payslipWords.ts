import { formatDate, formatMonth } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import type { PayslipLanguage } from './payslipLanguages';

const english = {
  title: 'Payslip',
  name: 'Name',
  code: 'Employee code',
  designation: 'Designation',
  department: 'Department',
  uan: 'UAN (PF)',
  esi: 'ESI number',
  pan: 'PAN',
  account: 'Bank account',
  paidBy: 'Paid by',
  Cash: 'Cash',
  Cheque: 'Cheque',
  wageMonth: 'Month',
  paidDays: 'Days paid',
  worked: 'Days worked',
  off: 'Weekly offs and holidays',
  leave: 'Days of paid leave',
  absent: 'Days absent or not marked',
  overtimeHours: 'Overtime hours',
  paidOn: 'Paid on',
  rate: 'Wages of a whole month',
  earnings: 'Earnings',
  basic: 'Basic and dearness allowance',
  houseRent: 'House rent',
  conveyance: 'Conveyance',
  other: 'Other allowances',
  overtime: 'Overtime',
  gross: 'Gross wages',
  arrears: 'Includes arrears of earlier months',
  deductions: 'Deductions',
  pf: 'Provident fund (PF)',
  insurance: 'State insurance (ESI)',
  professionalTax: 'Professional tax',
  welfare: 'Labour welfare fund',
  incomeTax: 'Income tax (TDS)',
  advance: 'Advance',
  otherDeduction: 'Other deductions',
  deducted: 'All deductions',
  net: 'Net wages',
  employer: 'Employer’s contributions',
  employerPf: 'PF',
  pension: 'Pension (EPS)',
  employerEsi: 'ESI',
  employerWelfare: 'Labour welfare fund',
  pageOf: 'Page {page} of {pages}',
  draft: 'Draft',
  sample: 'Sample',
};

/** Every word of a payslip, in one language. */
export type PayslipWords = Record<keyof typeof english, string>;

const hindi: PayslipWords = {
  title: 'वेतन पर्ची',
  name: 'नाम',
  code: 'कर्मचारी कोड',
  designation: 'पदनाम',
  department: 'विभाग',
  uan: 'UAN (PF)',
  esi: 'ESI संख्या',
  pan: 'PAN',
  account: 'बैंक खाता',
  paidBy: 'भुगतान',
  Cash: 'नकद',
  Cheque: 'चेक',
  wageMonth: 'महीना',
  paidDays: 'वेतन के दिन',
  worked: 'काम के दिन',
  off: 'साप्ताहिक अवकाश और छुट्टियाँ',
  leave: 'सवेतन छुट्टी के दिन',
  absent: 'अनुपस्थित या बिना हाज़िरी के दिन',
  overtimeHours: 'ओवरटाइम के घंटे',
  paidOn: 'भुगतान की तारीख',
  rate: 'पूरे महीने का वेतन',
  earnings: 'आय',
  basic: 'मूल वेतन और महँगाई भत्ता',
  houseRent: 'मकान किराया भत्ता',
  conveyance: 'यात्रा भत्ता',
  other: 'अन्य भत्ते',
  overtime: 'ओवरटाइम',
  gross: 'कुल वेतन',
  arrears: 'इसमें पिछले महीनों का बकाया',
  deductions: 'कटौतियाँ',
  pf: 'भविष्य निधि (PF)',
  insurance: 'कर्मचारी राज्य बीमा (ESI)',
  professionalTax: 'व्यवसाय कर',
  welfare: 'श्रम कल्याण निधि',
  incomeTax: 'आयकर (TDS)',
  advance: 'अग्रिम',
  otherDeduction: 'अन्य कटौतियाँ',
  deducted: 'कुल कटौती',
  net: 'हाथ में वेतन',
  employer: 'नियोक्ता का अंशदान',
  employerPf: 'PF',
  pension: 'पेंशन (EPS)',
  employerEsi: 'ESI',
  employerWelfare: 'श्रम कल्याण निधि',
  pageOf: 'पृष्ठ {page} / {pages}',
  draft: 'मसौदा',
  sample: 'नमूना',
};

/** The words of each language. */
export const payslipWords: Readonly<Record<PayslipLanguage, PayslipWords>> = { en: english, hi: hindi };

const hindiDate = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('hi-IN-u-nu-latn', { ...options, timeZone: 'UTC' });
const [hindiDay, hindiMonth] = [hindiDate({ dateStyle: 'long' }), hindiDate({ month: 'long', year: 'numeric' })];

/** A day or a month (`YYYY-MM`) as the language writes it. */
export const payslipDates: Readonly<
  Record<PayslipLanguage, { day: (day: IsoDate) => string; month: (month: string) => string }>
> = {
  en: { day: formatDate, month: formatMonth },
  hi: {
    day: (day) => hindiDay.format(Date.parse(`${day}T00:00:00Z`)),
    month: (month) => hindiMonth.format(Date.parse(`${month}-01T00:00:00Z`)),
  },
};
