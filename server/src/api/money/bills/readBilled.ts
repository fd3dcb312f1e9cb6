import type { Queries } from '../../../db/tables';

/**
 * What is billed for a month, oldest first, with its owner: a person's month at a center, under whichever of their
 * placements there, is billed by one invoice and its notes.
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
