import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { addDays } from 'shared/domain/dates/dates';
import { type AuditAction, auditActions } from 'shared/domain/records/auditActions';
import { isPostgres } from '../../src/db/engine';
import { newId } from '../../src/db/newId';
import { connectDatabase } from '../../src/db/openDatabase';
import type { Tables } from '../../src/db/tables';

/** Rows of one statement: within the databases' limits on parameters. */
const BATCH = 250;
const DAYS = 500;
const first = '2025-06-01';
/** A day of which there are entries. */
export const someDay = addDays(first, 250);

const people = ['Asha Rao', 'Ravi Kumar', 'Meera Iyer', 'Website visitor', 'Imran Sheikh', 'Anita Das'];
const kinds = ['centers', 'invoices', 'leads', 'candidates', 'companies', 'payments', 'employees'];
/** Four of five change a record; the rest is everything else that is written down. */
const others = Object.keys(auditActions).filter((action) => !/^(?:create|update|delete|restore)$/.test(action));
const changed = {
  status: ['Unpaid', 'Paid'],
  notes: ['', 'Paid by NEFT, confirmed on the phone by the accounts team'],
};

function entry(index: number, count: number): Selectable<Tables['audit']> {
  const isChange = index % 5 !== 0;
  const by = people[(index * 7) % people.length] ?? '';
  const action = (
    isChange ? ['create', 'update', 'update', 'delete'][index % 4] : others[(index / 5) % others.length]
  ) as AuditAction;
  const resource = isChange ? (kinds[index % kinds.length] ?? '') : '';
  const recordId = isChange ? `record-${index}x` : '';
  const detail = action === 'update' ? 'status, notes' : '';
  const second = new Date(Math.floor((index / count) * DAYS * 86_400_000)).toISOString().slice(11);
  return {
    id: newId(),
    at: `${addDays(first, Math.floor((index * DAYS) / count))}T${second}`,
    accountId: `account-${(index * 7) % people.length}`,
    by,
    address: `203.0.113.${index % 250}`,
    resource,
    recordId,
    action,
    detail,
    changes: JSON.stringify(isChange ? changed : {}),
    groupId: '',
    search: [by, auditActions[action], resource, recordId, detail].filter(Boolean).join(' ').toLowerCase(),
  };
}

/** Fills the audit log with so many entries of 500 days, in their order, and has the statistics that queries are planned by. */
export async function fillAudit(
  place: { dataDir: string; databaseUrl: string | undefined },
  count: number,
): Promise<void> {
  const db = await connectDatabase(place);
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < count; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, n) => entry(start + n, count));
      await tx.insertInto('audit').values(rows).execute();
    }
  });
  await (isPostgres(db) ? sql`vacuum analyze` : sql`analyze`).execute(db);
  await db.destroy();
}
