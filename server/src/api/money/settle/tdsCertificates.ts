import { sql } from 'kysely';
import { formatPeriod } from 'shared/domain/dates/period';
import {
  type TdsCertificate,
  type TdsCertificateInput,
  tdsCertificateInput,
  tdsCertificateRecord,
} from 'shared/domain/money/settle/tdsCertificate';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { mustBeCompany } from '../../clients/companies/mustBeCompany';
import { tansOf } from '../../clients/companies/tansOf';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { ownDeductions } from './ownDeductions';
import { clientQuarter, quarterSums } from './quarterSums';

type Stored = Omit<TdsCertificate, 'recordedPaise' | 'state'>;
type CertificateChange = Change<Stored, TdsCertificateInput>;

/** Tolerance for a quarter, because tax is withheld in whole rupees for each invoice. */
const TOLERANCE_PAISE = 1000;

/** The client's name on record, and for an income tax certificate the TAN of a client with only one. */
async function complete(change: CertificateChange): Promise<Partial<Stored>> {
  const { db, after } = change;
  await mustBeCompany(change);
  if (after.companyId === '') return {};
  const { name, tans } = await db
    .selectFrom('every_companies')
    .select(['name', 'tans'])
    .where('id', '=', after.companyId)
    .executeTakeFirstOrThrow();
  const own = tansOf(tans);
  if (after.tax === 'GST-TDS') return { clientName: name };
  return { clientName: name, tan: after.tan || (own.length === 1 ? (own[0] ?? '') : '') };
}

/** A number identifies a certificate of a deductor: by TAN, otherwise by client. */
async function refuseSecond(change: CertificateChange): Promise<string | undefined> {
  const { db, operation, before } = change;
  if (operation === 'delete') return undefined;
  const after = { ...change.after, ...(await complete(change)) };
  // A certificate being added concurrently counts too.
  if (db.isTransaction) await holdTable(db, 'tds_certificates');
  const other = await db
    .selectFrom('live_tds_certificates')
    .select('quarter')
    .where(sql<string>`lower("number")`, '=', after.number.toLowerCase())
    .where('tax', '=', after.tax)
    .where(({ eb, or }) =>
      or([eb('clientName', '=', after.clientName), ...(after.tan ? [eb('tan', '=', after.tan)] : [])]),
    )
    .$if(before !== undefined, (query) => query.where('id', '<>', before?.id ?? ''))
    .executeTakeFirst();
  return (
    other &&
    `Certificate ${after.number} of ${after.clientName} is recorded already, for ${formatPeriod(other.quarter)}. Correct that one, or the number.`
  );
}

/** Adds the recorded amounts of each client's quarter, and how its certificates compare with them. */
async function withRecorded<C extends Pick<Stored, 'tax' | 'companyId' | 'clientName' | 'quarter'>>(
  rows: readonly C[],
  db: Queries,
) {
  if (rows.length === 0) return [];
  const recorded = {
    TDS: quarterSums(await ownDeductions(db, 'TDS')),
    'GST-TDS': quarterSums(await ownDeductions(db, 'GST-TDS')),
  };
  const all = await db
    .selectFrom('live_tds_certificates')
    .select(['tax', 'companyId', 'clientName', 'quarter', 'taxPaise'])
    .execute();
  const certified = new Map<string, number>();
  const keyOf = (of: Pick<Stored, 'tax' | 'companyId' | 'clientName' | 'quarter'>) => `${of.tax} ${clientQuarter(of)}`;
  for (const each of all) certified.set(keyOf(each), (certified.get(keyOf(each)) ?? 0) + each.taxPaise);
  return rows.map((row) => {
    const recordedPaise = recorded[row.tax].get(clientQuarter(row))?.taxPaise ?? 0;
    const difference = Math.abs((certified.get(keyOf(row)) ?? 0) - recordedPaise);
    const state: TdsCertificate['state'] =
      recordedPaise === 0 ? 'Nothing recorded' : difference <= TOLERANCE_PAISE ? 'Agrees' : 'Differs';
    return { ...row, recordedPaise, state };
  });
}

/** Certificates of the tax that clients withheld: form 16A, from 1 April 2026 form 131; for GST form GSTR-7A. */
export const tdsCertificates = defineResource({
  path: 'tds-certificates',
  table: 'tds_certificates',
  title: 'TDS certificate',
  belongsTo: { company: 'companyId' },
  input: tdsCertificateInput,
  record: tdsCertificateRecord,
  derived: ['recordedPaise', 'state'],
  named: ['number', 'clientName'],
  references: { companyId: 'companies' },
  excludeFromHistory: ['fileType', 'fileBytes'],
  search: ['number', 'clientName', 'tan', 'taxPaise', 'note'],
  order: '-date,-id',
  prepare: complete,
  refuse: refuseSecond,
  derive: withRecorded,
  csv: {
    ...csvFields({
      Number: 'number',
      'Tax kept back': 'tax',
      'Client name': 'clientName',
      TAN: 'tan',
      Quarter: 'quarter',
      Section: 'section',
    }),
    Paid: ({ paidPaise }) => amountCell(paidPaise),
    Tax: ({ taxPaise }) => amountCell(taxPaise),
    Recorded: ({ recordedPaise }) => amountCell(recordedPaise),
    ...csvFields({ Status: 'state', Date: 'date', File: 'file', Note: 'note' }),
  },
});
