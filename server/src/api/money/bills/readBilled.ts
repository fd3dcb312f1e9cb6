import type { Queries } from '../../../db/tables';

/**
 * Everything billed for a month, oldest first, with its invoice: one invoice and its notes bill a person's month at a
 * center, for all their placements there.
 */
export const readBilled = (db: Queries, month: string, centerIds?: readonly string[]) =>
  db
    .selectFrom('billed_shares')
    .innerJoin('every_invoices as invoices', 'invoices.id', 'billed_shares.invoiceId')
    .innerJoin('every_placements as placements', 'placements.id', 'billed_shares.placementId')
    .select(['placementId', 'employeeId', 'billed_shares.centerId', 'at'])
    .select(['invoices.id', 'invoiceNo', 'standing'])
    .where('month', '=', month)
    .where('releasedAt', 'is', null)
    .$if(centerIds !== undefined, (query) => query.where('billed_shares.centerId', 'in', ['', ...(centerIds ?? [])]))
    .orderBy('at')
    .orderBy('billed_shares.id')
    .execute();

/** A person at a center. */
export const placeOf = ({ employeeId, centerId }: { employeeId: string; centerId: string }): string =>
  `${employeeId} ${centerId}`;
