import type { Certificate } from 'shared/domain/compliance/certificate';
import type { StoredObligation } from 'shared/domain/compliance/obligation';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';

/** A certificate's name and expiry. */
export type CertificateRow = Pick<Certificate, 'id' | 'name' | 'expiresOn' | 'uploaded' | 'isSample'>;

/** The obligations whose last day is at least `from` and at most `to`; those still open also from before. */
export async function readObligations(
  db: Queries,
  { from, to, open = false }: { from?: IsoDate; to?: IsoDate; open?: boolean },
): Promise<StoredObligation[]> {
  let query = db.selectFrom('obligations').selectAll().where('deletedAt', 'is', null);
  if (from !== undefined)
    query = query.where((where) =>
      where.or([where('lastDay', '>=', from), ...(open ? [where('status', '=', 'Pending')] : [])]),
    );
  if (to !== undefined) query = query.where('lastDay', '<=', to);
  const rows = await query.orderBy('lastDay').orderBy('id').execute();
  return rows.map((row) => ({ ...row, tracked: row.tracked === 1, isSample: row.isSample === 1 }));
}

/** Every certificate, by expiry. */
export async function readCertificates(db: Queries): Promise<CertificateRow[]> {
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'name', 'expiresOn', 'uploaded', 'isSample'])
    .where('deletedAt', 'is', null)
    .orderBy('expiresOn')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isSample: row.isSample === 1 }));
}
