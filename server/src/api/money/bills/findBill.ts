import type { Company } from 'shared/domain/clients/companies/company';
import { companyFacts } from 'shared/domain/clients/companyTerms';
import { formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { BillScope } from 'shared/domain/money/bills/billAnswers';
import { type BillFinding, billFindings } from 'shared/domain/money/bills/billFindings';
import { type Bill, billOf, paiseByPlacement } from 'shared/domain/money/bills/billOf';
import { conflict } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { centers } from '../../clients/centers/centers';
import { companies } from '../../clients/companies/companies';
import { companyTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';
import { unknownRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { worksIn } from '../../work/month/worksIn';
import { placeOf, readBilled } from './readBilled';
import { type PlacedShare, readShares } from './readShares';

/** A month's bill if it were made now. */
export interface FoundBill {
  company: Company;
  centerIds: string[];
  /**
   * Only people whose month at the center is on no invoice yet: new days of others are a difference of their invoice.
   */
  shares: PlacedShare[];
  bill: Bill;
  /** Each placement's amount. */
  paise: ReadonlyMap<string, number>;
  findings: BillFinding[];
}

type Asking = Pick<GrantedAccount, 'reach'> | null;

/**
 * A center's company. Throws 404 and 403 for a center that doesn't exist or isn't within reach, and 409 for one without
 * a company.
 */
async function companyOf(db: Queries, account: Asking, centerId: string): Promise<string> {
  const center = await findRecord(db, scopeToClient(centers, account), centerId);
  if (!center) throw account?.reach ? await beyondReach(db) : unknownRecord(centers);
  if (center.companyId !== '') return center.companyId;
  throw conflict('refused', 'This center has no company, so nobody can be billed. Choose its company, then bill.');
}

/** The centers of a company at which people are placed in a month. */
async function centersOf(db: Queries, companyId: string, month: string): Promise<string[]> {
  const rows = await db
    .selectFrom('live_placements as placements')
    .innerJoin('every_centers as centers', 'centers.id', 'placements.centerId')
    .select('placements.centerId')
    .distinct()
    .where('centers.companyId', '=', companyId)
    .where(worksIn(month))
    .orderBy('placements.centerId')
    .execute();
  return rows.map(({ centerId }) => centerId);
}

/** Reads the client and the centers of a bill. Throws 404, 403 and 409. */
export async function readScope(
  db: Queries,
  account: Asking,
  { month, centerId, companyId }: BillScope,
): Promise<{ company: Company; centerIds: string[] }> {
  const id = centerId === '' ? companyId : await companyOf(db, account, centerId);
  const company = await findRecord(db, scopeToClient(companies, account), id);
  if (!company) throw account?.reach ? await beyondReach(db) : unknownRecord(companies);
  return { company, centerIds: centerId === '' ? await centersOf(db, id, month) : [centerId] };
}

/**
 * A month's bill if it were made now, of everything not billed yet; samples are billed only while there is nothing
 * else. Throws 409 with a sentence while a month is not locked, and when there is nothing to bill.
 */
export async function findBill(db: Queries, account: Asking, scope: BillScope): Promise<FoundBill> {
  const { month } = scope;
  const { company, centerIds } = await readScope(db, account, scope);
  const dated = (await readFacts(db, companyTermsKind, [company.id])).get(company.id) ?? [];
  const terms = companyFacts.asOn(company, dated, lastDayOfMonth(month));
  const { shares: all, states, stray } = await readShares(db, { month, centerIds, terms });
  if (all.length === 0)
    throw conflict('refused', `Nobody is placed there in ${formatMonth(month)}. Choose another month.`);
  const open = centerIds.filter((id) => states.get(id) !== 'Locked');
  if (open.length > 0) {
    const names = [
      ...new Set(all.filter(({ share }) => open.includes(share.centerId)).map((one) => one.share.centerName)),
    ];
    throw conflict(
      'not_locked',
      `Attendance of ${formatMonth(month)} is not locked${names.length > 0 ? ` at ${names.join('; ')}` : ''}. Lock it, then bill the month.`,
    );
  }
  const billed = await readBilled(db, month, centerIds);
  const isBilled = new Set(billed.map(placeOf));
  const left = all.filter(({ employeeId, share: { centerId } }) => !isBilled.has(placeOf({ employeeId, centerId })));
  const real = left.filter(({ isSample }) => !isSample);
  const shares = real.length > 0 ? real : left;
  if (shares.length === 0) {
    const numbers = [...new Set(billed.map(({ invoiceNo }) => invoiceNo))].filter(Boolean);
    throw conflict(
      'billed',
      `Everybody’s days of ${formatMonth(month)} are billed already${numbers.length > 0 ? `, by ${numbers.join(', ')}` : ''}. Open the invoice to bill a correction.`,
    );
  }
  const bill = billOf(
    shares.map(({ share }) => share),
    month,
  );
  const paise = paiseByPlacement(bill);
  const priced = shares.map(({ share, costPaise }) => ({ share, costPaise, paise: paise.get(share.placementId) ?? 0 }));
  const findings: BillFinding[] = [
    ...billFindings(priced, month),
    ...stray.map((message) => ({ placementId: '', kind: 'warns' as const, message })),
  ];
  return { company, centerIds, shares, bill, paise, findings };
}

/** Refuses an incomplete bill. Throws 409 with what to do first. */
export function refuseUnready({ findings, bill }: FoundBill): void {
  const stops = findings.filter(({ kind }) => kind === 'stops');
  const [first] = stops;
  if (first)
    throw conflict(
      'refused',
      stops.length === 1 ? first.message : `${first.message} The same is so of ${stops.length - 1} more.`,
    );
  if (bill.subtotalPaise === 0)
    throw conflict('refused', 'There is nothing to bill: none of the days that are left is billed.');
}
