import { groupBy } from '../../records/groupBy';
import { stateName } from '../../records/states';
import { sumPaise } from '../../text/money';
import { withoutFundRates, withoutTaxRates } from '../deductions/withoutTaxRates';
import type { WageLine } from '../wages/wage';
import type { FileFinding, FileMonth, FilePerson } from './fileMonth';
import { defineFile, type FileLayout } from './wageFile';

/** The people of one state of work; for professional tax, those with the same amount. */
interface StateRow {
  state: string;
  people: FilePerson[];
}

const sum = ({ people }: StateRow, of: (person: FilePerson) => number) => sumPaise(people.map(of));
const amount = (paise: number) => ({ paise });

const byKey = (of: FileMonth, keyOf: (person: FilePerson) => string): StateRow[] =>
  [...groupBy(of.people, keyOf)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, people]) => ({ state: people[0]?.line.workState ?? '', people: [...people] }));

/** The states whose rates are missing, each in a sentence. */
function missing(
  people: readonly FilePerson[],
  isMissing: (line: WageLine) => boolean,
  sentence: (state: string) => string,
): FileFinding[] {
  const states = new Set(people.filter(({ line }) => isMissing(line)).map(({ line }) => line.workState));
  return [...states].map((state) => ({
    ...{ employeeId: '', name: '', stops: false },
    text: `${sentence(state)} Add them under Rates.`,
  }));
}

const summary = (kind: Omit<FileLayout<StateRow>, 'group' | 'form'>) =>
  defineFile<StateRow>({ ...kind, group: 'Portals', form: { kind: 'csv' } });

/** What is paid of professional tax to each state, by the amount of its slabs. */
export const professionalTaxSummary = summary({
  id: 'professional-tax',
  title: 'Professional tax by state',
  purpose: 'For each state’s return: how many people pay how much.',
  name: (month) => `professional-tax-${month}`,
  rows: (of) => byKey(of, ({ line }) => `${line.workState} ${String(line.professionalTaxPaise).padStart(9, '0')}`),
  columns: [
    ['State', ({ state }) => stateName(state)],
    ['Tax of each', ({ people }) => amount(people[0]?.line.professionalTaxPaise ?? 0)],
    ['People', ({ people }) => people.length],
    ['Wages', (row) => amount(sum(row, ({ line }) => line.grossPaise))],
    ['Professional tax', (row) => amount(sum(row, ({ line }) => line.professionalTaxPaise))],
  ],
  checkMonth: ({ people }) => missing(people, ({ professionalTaxMissing }) => professionalTaxMissing, withoutTaxRates),
  paise: (row) => sum(row, ({ line }) => line.professionalTaxPaise),
});

/** What is paid to each state's labour welfare fund. */
export const welfareSummary = summary({
  id: 'welfare-fund',
  title: 'Labour welfare fund by state',
  purpose: 'For each state’s fund: the shares of employees and employer.',
  name: (month) => `welfare-fund-${month}`,
  rows: (of) => byKey(of, ({ line }) => line.workState),
  columns: [
    ['State', ({ state }) => stateName(state)],
    ['People', ({ people }) => people.filter(({ line }) => line.welfareEmployerPaise > 0).length],
    ['Employees', (row) => amount(sum(row, ({ line }) => line.welfareEmployeePaise))],
    ['Employer', (row) => amount(sum(row, ({ line }) => line.welfareEmployerPaise))],
    ['Together', (row) => amount(sum(row, ({ line }) => line.welfareEmployeePaise + line.welfareEmployerPaise))],
  ],
  checkMonth: ({ people }) => missing(people, ({ welfareMissing }) => welfareMissing, withoutFundRates),
  paise: (row) => sum(row, ({ line }) => line.welfareEmployeePaise + line.welfareEmployerPaise),
});
