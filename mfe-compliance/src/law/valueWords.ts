import { formatDate, formatMonth } from 'shared/domain/dates/dates';
import type { LawRow } from 'shared/domain/law/lawRow';
import { type LawValue, lawValues } from 'shared/domain/law/lawValues';
import { legalLimits } from 'shared/domain/law/legalLimitNames';
import { stateName } from 'shared/domain/records/states';
import { formatNumber } from 'shared/domain/text/formatNumber';
import { valueText } from 'shared/domain/text/valueText';
import { formatMoney } from 'shared/ui';

/** Months by their first letters; all twelve as "each month". */
const monthWords = (months: readonly string[]): string =>
  months.length === 12 ? 'each month' : months.map((month) => formatMonth(`2026-${month}`).slice(0, 3)).join(', ');

const bases = { basic: 'basic wages', all: 'all that is paid', code: 'wages of the Code' };
const periods = { month: 'a month', 'half-year': 'a half-year', year: 'a year' };

function ofTax({ per, slabs }: LawValue<'professional-tax'>): string {
  const [last] = slabs.slice(-1);
  if (!last) return 'None';
  const nil = slabs.filter(({ taxPaise }) => taxPaise === 0).at(-1)?.upToPaise ?? 0;
  const beginning = nil === 0 ? 'From the first rupee' : `Above ${formatMoney(nil)} ${periods[per]}`;
  return `${beginning}; at most ${formatMoney(last.taxPaise)} ${periods[per]}`;
}

/** A percentage; a third as ⅓. */
const percentWords = (percent: number): string =>
  Math.abs((percent % 1) - 1 / 3) < 1e-5 ? `${Math.floor(percent)}⅓` : String(percent);

/** A row of the law on one line. */
// oxlint-disable-next-line max-lines-per-function -- a sentence for each kind of row
export function valueWords({ kind, value }: Pick<LawRow, 'kind' | 'value'>): string {
  switch (kind) {
    case 'pf': {
      const pf = lawValues.pf.parse(value);
      return `${pf.employeePercent}% and ${pf.employerPercent}% up to ${formatMoney(pf.ceilingPaise)}, of it ${pf.pensionPercent}% to the pension`;
    }
    case 'pf-administration': {
      const rate = lawValues['pf-administration'].parse(value);
      return `${rate.percent}%, at least ${formatMoney(rate.leastPaise)}`;
    }
    case 'esi': {
      const esi = lawValues.esi.parse(value);
      return `${esi.employeePercent}% and ${esi.employerPercent}% up to ${formatMoney(esi.ceilingPaise)}`;
    }
    case 'wage-base': {
      const { pf, esi } = lawValues['wage-base'].parse(value);
      return `PF: ${bases[pf]}; ESI: ${bases[esi]}`;
    }
    case 'overtime': {
      const { times, hoursADay, daysAMonth, base } = lawValues.overtime.parse(value);
      return `${times} times the hour of ${bases[base]}: ${daysAMonth} days of ${hoursADay} hours a month`;
    }
    case 'welfare-fund': {
      const fund = lawValues['welfare-fund'].parse(value);
      if (fund.months.length === 0) return 'None';
      const share =
        fund.percent > 0
          ? `${fund.percent}%, at most ${formatMoney(fund.employeePaise)}`
          : formatMoney(fund.employeePaise);
      return `${share} and ${formatMoney(fund.employerPaise)} in ${monthWords(fund.months)}`;
    }
    case 'salary-tax': {
      const tax = lawValues['salary-tax'].parse(value);
      return `${tax.regime} regime${tax.fromAge > 0 ? ` from the age of ${tax.fromAge}` : ''}: none up to ${formatMoney(tax.rebateUpToPaise)} a year after ${formatMoney(tax.standardDeductionPaise)}; at most ${Math.max(0, ...tax.slabs.map(({ percent }) => percent))}% and ${tax.cessPercent}% cess`;
    }
    case 'minimum-wage':
      return `${formatMoney(lawValues['minimum-wage'].parse(value).dayPaise)} a day`;
    case 'leave': {
      const leave = lawValues.leave.parse(value);
      return `A day for ${leave.workedDays} days of work, from ${leave.leastDays} days a year; at most ${leave.carriedDays} carried over`;
    }
    case 'bonus': {
      const bonus = lawValues.bonus.parse(value);
      return `${percentWords(bonus.leastPercent)}% to ${bonus.mostPercent}% of at most ${formatMoney(bonus.ceilingPaise)} a month, for wages up to ${formatMoney(bonus.eligiblePaise)}`;
    }
    case 'gratuity': {
      const gratuity = lawValues.gratuity.parse(value);
      return `${gratuity.daysAYear} days of ${gratuity.daysAMonth} for a year, after ${gratuity.years} years, of a fixed term ${gratuity.fixedTermYears}${gratuity.yearsAtHardship ? '' : ', at death or disablement without them'}; at most ${formatMoney(gratuity.mostPaise)}`;
    }
    case 'late': {
      const late = lawValues.late.parse(value);
      const most = late.mostPaise > 0 ? `, at most ${formatMoney(late.mostPaise)}` : '';
      const parts = [
        late.dayPaise > 0 && `${formatMoney(late.dayPaise)} a day${most}`,
        late.yearPercent > 0 && `${late.yearPercent}% a year`,
        late.monthPercent > 0 && `${late.monthPercent}% a month`,
        late.damagesPercent > 0 && `damages of ${late.damagesPercent}% a year`,
      ];
      return parts.filter((part) => part !== false).join('; ') || 'None';
    }
    case 'late-payment': {
      const rate = lawValues['late-payment'].parse(value);
      return `${rate.times} times the bank rate of ${rate.bankRatePercent}% a year`;
    }
    case 'large-supply':
      return `Above ${formatMoney(lawValues['large-supply'].parse(value).abovePaise)}`;
    case 'gst-rate':
      return `${lawValues['gst-rate'].parse(value).percent}%`;
    case 'gst-percents':
      return `${lawValues['gst-percents'].parse(value).percents.join(', ')}%`;
    case 'reverse-charge':
      return lawValues['reverse-charge'].parse(value).sacs.join(', ');
    case 'credit-note':
      return `${formatDate(`2026-${lawValues['credit-note'].parse(value).until}`).slice(0, 6)} after the year`;
    case 'due-date': {
      const { monthsAfter, day, otherMonth, otherDay, filer, states } = lawValues['due-date'].parse(value);
      const other = otherMonth === '' ? '' : `; of periods that end in ${monthWords([otherMonth])} day ${otherDay}`;
      const whom = [filer, states.length > 0 && `in ${states.map(stateName).join(', ')}`].filter(Boolean).join(' ');
      return `Day ${day}, ${monthsAfter === 1 ? 'a month' : `${monthsAfter} months`} after the period${other}${whom && `; only ${whom}`}`;
    }
    case 'limit': {
      const { of, amount } = lawValues.limit.parse(value);
      return `${formatNumber(amount)} ${legalLimits[of]}`;
    }
    case 'supplier-tax': {
      const tax = lawValues['supplier-tax'].parse(value);
      const limits = [
        { paise: tax.billPaise, of: 'a bill' },
        { paise: tax.monthPaise, of: 'a month' },
        { paise: tax.yearPaise, of: 'a year' },
      ].flatMap(({ paise, of }) => (paise > 0 ? [`${formatMoney(paise)} ${of}`] : []));
      return `${tax.percent}% under code ${tax.code}${limits.length > 0 ? ` above ${limits.join(' or ')}` : ''}; ${tax.withoutPanPercent}% without a PAN`;
    }
    case 'professional-tax':
      return ofTax(lawValues['professional-tax'].parse(value));
  }
}

const ofSlab = ({ upToPaise, taxPaise, inMonth = {} }: LawValue<'professional-tax'>['slabs'][number]) =>
  [
    `${upToPaise === null ? 'above' : `to ${formatMoney(upToPaise)}`} ${formatMoney(taxPaise)}`,
    ...Object.entries(inMonth).map(([month, paise]) => `in month ${month} ${formatMoney(paise)}`),
  ].join(', ');

/** A row of any kind, value by value, for its history. */
export function allWords(value: unknown): string {
  const tax = lawValues['professional-tax'].safeParse(value);
  if (!tax.success) return valueText('value', value);
  const { per, sex, slabs } = tax.data;
  return [sex, `By the wages of ${periods[per]}`, ...slabs.map(ofSlab)].filter(Boolean).join('; ');
}
