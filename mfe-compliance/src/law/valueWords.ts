import type { LawRow } from 'shared/domain/compliance/lawRow';
import { type LawValue, lawValues } from 'shared/domain/compliance/lawValues';
import { valueText } from 'shared/domain/text/valueText';
import { formatMoney } from 'shared/ui';

const bases = { basic: 'basic wages', all: 'all that is paid', code: 'wages of the Code' };
const periods = { month: 'a month', 'half-year': 'a half-year', year: 'a year' };

function ofTax({ per, slabs }: LawValue<'professional-tax'>): string {
  const [last] = slabs.slice(-1);
  if (!last) return 'None';
  const nil = slabs.filter(({ taxPaise }) => taxPaise === 0).at(-1)?.upToPaise ?? 0;
  const beginning = nil === 0 ? 'From the first rupee' : `Above ${formatMoney(nil)} ${periods[per]}`;
  return `${beginning}; at most ${formatMoney(last.taxPaise)} ${periods[per]}`;
}

/** What a row of the law says, on one line. */
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
    case 'professional-tax':
      return ofTax(lawValues['professional-tax'].parse(value));
  }
}

const ofSlab = ({ upToPaise, taxPaise, inMonth = {} }: LawValue<'professional-tax'>['slabs'][number]) =>
  [
    `${upToPaise === null ? 'above' : `to ${formatMoney(upToPaise)}`} ${formatMoney(taxPaise)}`,
    ...Object.entries(inMonth).map(([month, paise]) => `in month ${month} ${formatMoney(paise)}`),
  ].join(', ');

/** What a row of any kind says, figure by figure, as its history tells it. */
export function allWords(value: unknown): string {
  const tax = lawValues['professional-tax'].safeParse(value);
  if (!tax.success) return valueText('value', value);
  const { per, sex, slabs } = tax.data;
  return [sex, `By the wages of ${periods[per]}`, ...slabs.map(ofSlab)].filter(Boolean).join('; ');
}
