import type { IsoDate } from 'shared/domain/isoDate';
import type { Obligation } from 'shared/domain/obligation';
import { anyTable, type Queries, type Row } from '../../db/tables';

/** An obligation as the summaries read it. */
export type ObligationRow = Obligation & { lastDay: IsoDate; tracked: boolean };

/** A certificate's name and expiry. */
export interface CertificateRow {
  id: string;
  name: string;
  expiresOn: IsoDate | null;
  uploaded: string | null;
}

/** The obligations whose last day is at least `from` and at most `to`; those still open also from before. */
export async function readObligations(
  db: Queries,
  { from, to, open = false }: { from?: IsoDate; to?: IsoDate; open?: boolean },
): Promise<ObligationRow[]> {
  let query = anyTable(db).selectFrom('obligations').selectAll().where('deletedAt', 'is', null);
  if (from !== undefined)
    query = query.where((where) =>
      where.or([where('lastDay', '>=', from), ...(open ? [where('status', '=', 'Pending')] : [])]),
    );
  if (to !== undefined) query = query.where('lastDay', '<=', to);
  const rows: Row[] = await query.orderBy('lastDay').orderBy('id').execute();
  return rows.map((row) => ({ ...row, tracked: row.tracked === 1 }) as unknown as ObligationRow);
}

/** Every certificate, by expiry. */
export async function readCertificates(db: Queries): Promise<CertificateRow[]> {
  const rows: Row[] = await anyTable(db)
    .selectFrom('certificates')
    .select(['id', 'name', 'expiresOn', 'uploaded'])
    .where('deletedAt', 'is', null)
    .orderBy('expiresOn')
    .orderBy('id')
    .execute();
  return rows as unknown as CertificateRow[];
}
