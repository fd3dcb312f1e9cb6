import type { ReactNode } from 'react';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { LawTables } from 'shared/domain/law/lawTables';
import { professionalTaxRateOf } from 'shared/domain/pay/deductions/professionalTax';
import { salaryTaxRateOf } from 'shared/domain/pay/deductions/salaryTax';
import { withoutFundRates } from 'shared/domain/pay/deductions/withoutTaxRates';
import { pfOfEmployerPaise } from 'shared/domain/pay/wages/payable';
import { noHistory, workOutWage } from 'shared/domain/pay/wages/payroll';
import type { PayHistory } from 'shared/domain/pay/wages/wageAnswers';
import { declarationOf } from 'shared/domain/people/employees/taxDeclaration';
import { sumPaise } from 'shared/domain/text/money';
import { useGet } from 'shared/platform';
import { formatMoney, RecordLink, useFormValue } from 'shared/ui';
import { esiReason, grossReason, incomeReason, overtimeReason, professionalTaxReason } from '../runs/reasons';
import styles from './LinePreview.module.css';
import { ruleWords } from './ruleWords';
import { usePayFacts } from './usePayFacts';

/** Rows that are zero in most months and states are hidden when zero. */
const seldom = ['Overtime', 'Welfare fund', 'TDS', 'Kept back', 'Welfare fund, employer'];
type Shown = [what: string, paise: number, why?: ReactNode, rule?: string | undefined];
const isShown = ([what, paise, why]: Shown) => paise !== 0 || why !== undefined || !seldom.includes(what);

/** Below a line's form: the result of the entered pay, updated while typing, with reasons. */
// oxlint-disable-next-line max-lines-per-function -- one table: each amount with its reason and rule
export function LinePreview({ wageId, month }: { wageId: string; month: string }) {
  const employeeId = useFormValue<string | undefined>('employeeId') ?? '';
  const { data: known = noHistory } = useGet<PayHistory>(employeeId === '' ? undefined : 'wages/lines/known', {
    wageId,
    employeeId,
  });
  const { data: law } = useGet<LawTables>('wages/lines/rates');
  const facts = usePayFacts();
  if (!facts || !law || Math.max(facts.grossRatePaise, facts.grossPaise) === 0) return null;
  const line = workOutWage(facts, month, known, law);
  const ofArrears = sumPaise((known.arrears ?? []).map(({ contributions }) => contributions.pfEmployeePaise));
  const { workState } = facts;
  const ofState = <T extends { state: string }>(rows: readonly T[]) => rows.filter(({ state }) => state === workState);
  const tax = professionalTaxRateOf(workState, facts.sex, lastDayOfMonth(month), law.professionalTax);
  const declared = declarationOf(known.declarations ?? [], month);
  const taxed = salaryTaxRateOf({ regime: declared?.regime ?? 'New', bornOn: known.bornOn }, month, law.salaryTax);
  const withoutPanPercent = known.isWithoutPan ? taxed?.withoutPanPercent : undefined;
  const income = incomeReason(line, { declared, withoutPanPercent });
  const rows: Shown[] = [
    facts.overtimePaise === 0
      ? ['Overtime', 0]
      : ['Overtime', facts.overtimePaise, overtimeReason(month, law.overtime), ruleWords(law.overtime, month)],
    ['Gross', line.grossPaise, grossReason({ ...facts, ...line }, month), ruleWords(law.wageBase, month)],
    [
      'PF, employee',
      -line.pfEmployeePaise,
      facts.pfMember
        ? `On wages of ${formatMoney(line.pfWagePaise)}${ofArrears === 0 ? '' : `, and ${formatMoney(ofArrears)} of arrears`}.`
        : 'Not a member.',
      ruleWords(law.pf, month),
    ],
    [
      'ESI, employee',
      -line.esiEmployeePaise,
      esiReason({ ...facts, ...line }, month, law.esi),
      ruleWords(law.esi, month),
    ],
    [
      'Professional tax',
      -line.professionalTaxPaise,
      professionalTaxReason({ ...facts, ...line }, month, law.professionalTax),
      ruleWords(
        ofState(law.professionalTax).filter(({ sex = '' }) => sex === (tax?.sex ?? '')),
        month,
      ),
    ],
    [
      'Welfare fund',
      -line.welfareEmployeePaise,
      line.welfareMissing ? withoutFundRates(workState) : undefined,
      ruleWords(ofState(law.welfareFund), month),
    ],
    [
      'TDS',
      -line.salaryTaxPaise,
      declared ? (
        <RecordLink kind="employee" id={employeeId}>
          {income}
        </RecordLink>
      ) : (
        income
      ),
      ruleWords(
        law.salaryTax.filter(({ regime, fromAge }) => regime === taxed?.regime && fromAge === taxed.fromAge),
        month,
      ),
    ],
    ['Kept back', -(facts.advancePaise + facts.otherDeductionPaise)],
    ['The employee receives', line.netPaise],
    [
      'PF, employer',
      pfOfEmployerPaise(line),
      line.pensionPaise > 0
        ? `Includes ${formatMoney(line.pensionPaise)} pension and a ${formatMoney(line.insurancePaise)} share of the insurance.`
        : undefined,
    ],
    ['ESI, employer', line.esiEmployerPaise],
    ['Welfare fund, employer', line.welfareEmployerPaise],
  ];
  return (
    <dl className={styles.facts} aria-live="polite">
      {rows.filter(isShown).map(([what, paise, why, rule]) => (
        <div key={what} data-total={what === 'The employee receives' || undefined}>
          <dt>
            {what}
            {why !== undefined && <span>{why}</span>}
            {rule !== undefined && <span>{rule}</span>}
          </dt>
          <dd>{formatMoney(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}
