import type { Certificate } from 'shared/domain/compliance/certificate';
import type { Queries } from '../../db/tables';

/** A certificate's name and expiry. */
export type CertificateRow = Pick<Certificate, 'id' | 'name' | 'expiresOn' | 'uploaded' | 'isSample'>;

/** Every certificate, by expiry. */
export async function readCertificates(db: Queries): Promise<CertificateRow[]> {
  const rows = await db
    .selectFrom('live_certificates')
    .select(['id', 'name', 'expiresOn', 'uploaded', 'isSample'])
    .orderBy('expiresOn')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isSample: row.isSample === 1 }));
}
