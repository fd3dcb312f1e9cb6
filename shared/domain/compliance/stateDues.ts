import { states } from '../records/states';
import type { DueDay, DueRule, Every } from './dueRule';

/** A tax or fund of one state: its code, the length of a period, and when it is due. */
type Row = readonly [state: string, every: Every, due: DueDay, months?: readonly string[]];

const next = (day: number): DueDay => ({ monthsAfter: 1, day });
const within = (day: number): DueDay => ({ monthsAfter: 0, day });
const monthly = (codes: readonly string[], due: DueDay): Row[] => codes.map((code) => [code, 'month', due]);

/**
 * Professional tax that the employer deducts, by work state. The days are from secondary sources: verify them against
 * the state's act. Other states have none, or none that the employer pays.
 */
const professionalTax: readonly Row[] = [
  ...monthly(['37', '36', '23'], next(10)), // Andhra Pradesh, Telangana, Madhya Pradesh
  ...monthly(['20', '24'], next(15)), // Jharkhand (Act 2011, deducted monthly), Gujarat
  ...monthly(['29'], next(20)), // Karnataka
  ...monthly(['19'], next(21)), // West Bengal
  ...monthly(['17', '18'], next(28)), // Meghalaya, Assam
  ...monthly(['21', '27'], next(31)), // Odisha, Maharashtra
  ['11', 'quarter', next(31)], // Sikkim
  ['32', 'half-year', { monthsAfter: -1, day: 31 }], // Kerala: August and February
  ['33', 'half-year', within(31)], // Tamil Nadu: 30 September and 31 March
  ['34', 'half-year', { monthsAfter: -3, day: 31 }], // Puducherry: June and December
  ['10', 'year', { monthsAfter: -4, day: 30 }], // Bihar: 30 November
];

const halfYears = ['06', '12'];
const december = ['12'];

/** Labour welfare fund, by work state; the days must be verified likewise. */
const labourWelfareFund: readonly Row[] = [
  ...['07', '19', '21', '22', '23', '27'].map((code): Row => [code, 'month', next(15), halfYears]), // Delhi, West Bengal, Odisha, Chhattisgarh, Madhya Pradesh, Maharashtra
  ...['24', '30'].map((code): Row => [code, 'month', next(31), halfYears]), // Gujarat, Goa
  ['29', 'month', next(15), december], // Karnataka
  ...['37', '33', '36'].map((code): Row => [code, 'month', next(31), december]), // Andhra Pradesh, Tamil Nadu, Telangana
  ...['03', '04'].map((code): Row => [code, 'half-year', next(15)]), // Punjab, Chandigarh
  ['32', 'month', next(20)], // Kerala
  ['06', 'month', within(31)], // Haryana
];

const nameOf = (code: string) => states.find((state) => state.code === code)?.name ?? code;

const rule =
  (kind: string, title: string) =>
  ([state, every, due, months]: Row): DueRule => ({
    id: `${kind}-${state}`,
    source: `Act of ${nameOf(state)} (verify)`,
    area: 'due',
    type: 'Deposit',
    every,
    workState: state,
    ...(months ? { months } : {}),
    ...(due.monthsAfter < 1 ? { doneFrom: 'start' } : {}),
    versions: [{ from: '2017-04-01', title: `${title} ${nameOf(state)}`, due }],
  });

/** The states' requirements of an employer, each as a separate rule. */
export const stateDues: readonly DueRule[] = [
  ...professionalTax.map(rule('professional-tax', 'Professional tax')),
  ...labourWelfareFund.map(rule('labour-welfare', 'Labour welfare fund')),
];
