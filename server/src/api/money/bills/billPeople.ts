import type { BilledPerson, BillPreview } from 'shared/domain/money/bills/billAnswers';
import { type BillLine } from 'shared/domain/money/bills/billOf';
import type { BillShare } from 'shared/domain/money/bills/billShare';
import { wholeCost } from 'shared/domain/money/bills/costOfShare';
import { billedDays } from 'shared/domain/money/bills/partsOfShare';
import { sumPaise } from 'shared/domain/text/money';
import type { GrantedAccount } from '../../../core/types';
import { wageLineRecords } from '../../pay/wages/wageLines';
import { mayRead } from '../../records/requirePermission';
import type { FoundBill } from './findBill';

/** Whether an account may see what people are paid. */
export const seesWages = (account: Pick<GrantedAccount, 'granted' | 'reach'>): boolean =>
  mayRead(wageLineRecords, account);

/** A person on a bill in the API's format. `withWages`: whether to include their pay. */
export function billedPersonOf(
  { share, employeeId, paise }: { share: BillShare; employeeId: string; paise: number },
  withWages: boolean,
): BilledPerson {
  const { placementId, name, code, designation, centerId, centerName, counts, unmarked, overtimeMinutes, cost } = share;
  const told = withWages ? cost : null;
  return {
    placementId,
    employeeId,
    name,
    code,
    designation,
    centerId,
    centerName,
    counts,
    unmarked,
    overtimeMinutes,
    billedDays: billedDays(share),
    paise,
    wagesPaise: told && told.wagesPaise,
    contributionsPaise: told && sumPaise([told.pfPaise, told.esiPaise, told.welfarePaise]),
  };
}

/** A bill's lines in the API's format. */
export const billedLinesOf = (lines: readonly BillLine[]) =>
  lines.map(({ kind, paise, people, item: { description, quantity, unit, pricePaise } }) => ({
    kind,
    description,
    quantity,
    unit,
    pricePaise,
    paise,
    people,
  }));

/** A preview of a month's bill in the API's format. `isTold`: whether to include people's pay. */
export function previewOf(
  { company, shares, bill, paise, findings }: FoundBill,
  month: string,
  isTold: boolean,
): Omit<BillPreview, 'issuedUnder'> {
  const costs = shares.map(({ share }) => share.cost);
  return {
    month,
    companyId: company.id,
    companyName: company.name,
    purchaseOrder: company.purchaseOrder,
    lines: billedLinesOf(bill.lines),
    subtotalPaise: bill.subtotalPaise,
    people: shares.map(({ share, employeeId }) =>
      billedPersonOf({ share, employeeId, paise: paise.get(share.placementId) ?? 0 }, isTold),
    ),
    findings: findings.filter(({ isOfCost }) => isTold || !isOfCost).map(({ isOfCost: _, ...finding }) => finding),
    costPaise: isTold && costs.every((cost) => cost !== null) ? sumPaise(costs.map((cost) => wholeCost(cost))) : null,
  };
}
