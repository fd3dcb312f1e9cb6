import { formatMonth, today } from 'shared/domain/dates/dates';
import { NoRuleInForceError } from 'shared/domain/dates/effectiveDated';
import type { LawTables } from 'shared/domain/law/lawTables';
import { pfAdministration } from 'shared/domain/pay/deductions/providentFund';
import { noHistory, workOutWage } from 'shared/domain/pay/wages/payroll';
import { wageLine } from 'shared/domain/pay/wages/wage';
import { badInput } from '../../../core/errors';

const nobody = wageLine.parse({ name: '-', days: 0, grossRatePaise: 0 });
const wrong = (msg: string) => badInput([{ path: 'month', msg }]);

/** Refuses a wage month that has not begun, and one before the known rates. Throws 400 with the field `month`. */
export function refuseWrongMonth(month: string, law: LawTables): void {
  if (month > today().slice(0, 7))
    throw wrong(`${formatMonth(month)} has not started yet; choose this month or an earlier one.`);
  try {
    workOutWage(nobody, month, noHistory, law);
    pfAdministration({ pfWagePaise: 0, members: 0 }, month, law.pfAdministration);
  } catch (cause) {
    if (cause instanceof NoRuleInForceError)
      throw wrong(`The PF and ESI rates of ${formatMonth(month)} are not on record; choose a later month.`);
    throw cause;
  }
}
