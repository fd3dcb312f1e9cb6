import { releasedDueRows } from '../compliance/dueRows';
import { lateRates } from '../compliance/lateRates';
import { creditLimits } from '../money/documents/creditLimit';
import { reverseCharges } from '../money/documents/reverseCharge';
import { allowedPercents, gstRates } from '../money/documents/taxRates';
import { supplierTaxRates } from '../money/purchases/supplierTaxRates';
import { largeSupplies } from '../money/returns/gstr1Section';
import { latePaymentRates } from '../money/settle/latePayment';
import { bonusRules } from '../pay/bonus/bonus';
import {
  esiRates,
  minimumWages,
  overtimeRules,
  pfAdministrationRates,
  pfRates,
  wageBaseRules,
} from '../pay/deductions/payrollRates';
import { professionalTaxRates } from '../pay/deductions/professionalTaxRates';
import { salaryTaxRates } from '../pay/deductions/salaryTax';
import { welfareFundRates } from '../pay/deductions/welfareFund';
import { leaveRules } from '../pay/leave/leave';
import { gratuityRules } from '../pay/leaving/gratuity';
import { stateName } from '../records/states';
import type { LawRowInput } from './lawRow';
import { releasedLimits } from './limitOn';

const sources = {
  'wage-base':
    'Code on Wages 2019, s.2(y); Code on Social Security 2020, s.2(88); ESIC circulars of December 2025; EPF Scheme 2026',
  esi: 'ESI (Central) Rules 1950, rules 50 to 52; Code on Social Security 2020, s.2(26) (verify)',
  'pf-administration':
    'EPF Scheme 1952, para 38; notifications of 2014, 2017 and S.O. 2148(E) of 2018 (before 2018: verify)',
  overtime:
    'Factories Act 1948, s.59; Minimum Wages (Central) Rules 1950, rule 25; Code on Wages 2019, s.14, draft central rules 4 and 5 (verify)',
  'welfare-fund': 'Labour Welfare Fund Act of the state, as told by trackers in 2025 (verify)',
  'salary-tax': 'Income-tax Act 1961, ss.115BAC and 206AA; Income-tax Act 2025, ss.202, 392 and 397 (verify)',
  leave: 'Factories Act 1948, s.79; OSH Code 2020, s.32 (verify)',
  bonus: 'Payment of Bonus Act 1965, ss.8 to 13; Code on Wages 2019, s.26 (verify)',
  gratuity: 'Payment of Gratuity Act 1972, s.4; Code on Social Security 2020, s.53 (verify)',
  'supplier-tax': 'Income-tax Act 2025, ss.393(1) and 397(2); codes of form 140 (verify)',
  'late-payment': 'MSMED Act 2006, s.16; bank rate of the RBI’s monetary policy statements (verify)',
  'gst-rate': 'Notification 11/2017-CT(R), heading 9985',
  'gst-percents': 'Offline tool of GSTR-1; notification 9/2025-CT(R) of 22 September 2025',
  'reverse-charge': 'Notification 13/2017-CT(R), entry 14, as inserted by 29/2018-CT(R) (codes: verify)',
  'credit-note': 'CGST Act 2017, s.34(2); Finance Act 2022, s.102; notification 18/2022-CT',
  'large-supply': 'CGST Rules 2017, rule 59(4); notification 12/2024-CT (verify)',
  'minimum-wage': 'Floor of the Centre, letter of 1 July 2019 (verify)',
  '2014-09-01':
    'EPF Scheme 1952, paras 26A and 29; Pension Scheme 1995, paras 3 and 6; EDLI Scheme 1976, para 7; G.S.R. 609(E) of 2014',
  '2026-09-17': 'S.O. 5109(E) of 2026 under s.2(89) of the Code on Social Security (verify)',
  ...Object.fromEntries(
    ['01', '02', '04', '05', '08', '22', '30', '38'].map((code) => [code, `${stateName(code)} levies none (verify)`]),
  ),
  '06': 'Haryana levies none',
  '07': 'Delhi levies none',
  '09': 'Uttar Pradesh levies none',
  '18': 'Assam Professions Taxation Act 1947, notification eCF 169350/124 of 1 April 2025 (verify)',
  '19': 'West Bengal Act 1979, schedule (verify)',
  '20': 'Jharkhand Act 2011, schedule (verify)',
  '21': 'Odisha Act 2000, schedule (verify)',
  '23': 'Madhya Pradesh Vritti Kar Adhiniyam 1995, as amended in 2018 (verify)',
  '24': 'Gujarat Act 1976, as notified for 1 April 2022 (verify)',
  '27': 'Maharashtra Act 1975, schedule I (verify)',
  '29': 'Karnataka Act 1976, as amended in 2025 (verify)',
  '33': 'Greater Chennai Corporation, resolution 574/2024; other municipalities have their own (verify)',
  '36': 'Telangana Act 1987, schedule I of 2013 (verify)',
  '37': 'Andhra Pradesh Act 1987, schedule I of 2013 (verify)',
} as const;
const sourceOf = (key: string): string => (sources as Readonly<Record<string, string>>)[key] ?? 'This release (verify)';

/** A row shipped with this release. */
export type ReleasedRow = Pick<LawRowInput, 'kind' | 'state' | 'from' | 'value' | 'source'>;

const row =
  (kind: ReleasedRow['kind']) =>
  ({ from, state = '', ...value }: { from: string; state?: string }): ReleasedRow => ({
    kind,
    state,
    from,
    value,
    source: sourceOf(kind === 'pf' ? from : kind),
  });

/** The same for a table whose rows name their sources. */
const withSource =
  (kind: ReleasedRow['kind']) =>
  ({ source, ...value }: { from: string; source?: string | undefined }): ReleasedRow => ({
    ...row(kind)(value),
    ...(source ? { source } : {}),
  });

/** The rows shipped with this release: each is inserted into the database once, and is the owner's from then on. */
export const releasedLaw: readonly ReleasedRow[] = [
  ...wageBaseRules.map(row('wage-base')),
  ...pfRates.map(row('pf')),
  ...pfAdministrationRates.map(row('pf-administration')),
  ...esiRates.map(row('esi')),
  ...overtimeRules.map(row('overtime')),
  ...welfareFundRates.map(row('welfare-fund')),
  ...salaryTaxRates.map(row('salary-tax')),
  ...minimumWages.map(row('minimum-wage')),
  ...leaveRules.map(row('leave')),
  ...bonusRules.map(row('bonus')),
  ...gratuityRules.map(row('gratuity')),
  ...lateRates.map(withSource('late')),
  ...supplierTaxRates.map(row('supplier-tax')),
  ...latePaymentRates.map(row('late-payment')),
  ...largeSupplies.map(row('large-supply')),
  ...gstRates.map(row('gst-rate')),
  ...allowedPercents.map(row('gst-percents')),
  ...reverseCharges.map(row('reverse-charge')),
  ...creditLimits.map(row('credit-note')),
  ...releasedLimits.map(withSource('limit')),
  ...releasedDueRows.map(withSource('due-date')),
  ...professionalTaxRates.map(
    ({ state, from, ...value }): ReleasedRow => ({
      kind: 'professional-tax',
      state,
      from,
      value: { sex: '', ...value },
      source: sourceOf(state),
    }),
  ),
];
