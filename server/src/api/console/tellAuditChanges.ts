import type { FastifyRequest } from 'fastify';
import type { AuditChanges } from 'shared/domain/records/auditEntry';
import { notFound } from '../../core/errors';
import { anyTable, type Db, type Row } from '../../db/tables';
import { ownAccount } from '../auth/ownAccount';
import { tellEntries } from '../records/changes/getHistory';
import type { Resource } from '../records/definition';
import { type PageOf, pagesFor } from '../records/lists/pageOf';
import { namedTo } from '../records/namedTo';
import { mayRead } from '../records/requirePermission';
import { scopeOf } from '../records/rows';

const untold: AuditChanges = { changes: {}, isReadable: false, page: null };

/** Records shown in account management. */
const inSettings = ['accounts', 'invitations', 'roles'];

/**
 * The changes of an entry in the audit log, before and after, with the page of its record, or of the record that
 * contains it. Records that the caller may not read are left out. No column of a resource contains a secret. Throws
 * 404.
 */
export async function tellAuditChanges(
  db: Db,
  request: FastifyRequest,
  resources: readonly Resource[],
): Promise<AuditChanges> {
  const { id } = request.params as { id: string };
  const entry = await db
    .selectFrom('audit')
    .select(['resource', 'recordId', 'changes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!entry) throw notFound('This entry no longer exists. Reload the list.');
  const changes = JSON.parse(entry.changes) as AuditChanges['changes'];
  const ofTable = resources.filter(({ table }) => table === entry.resource);
  const [first] = ofTable;
  // The settings of due dates are no records of a resource.
  if (!first) return { changes, isReadable: true, page: null };
  const row = await anyTable(db)
    .selectFrom(first.table)
    .selectAll()
    .where('id', '=', entry.recordId)
    .executeTakeFirst();
  const definition = ofTable.find((each) => scopeOf(each).every(([column, value]) => row?.[column] === value)) ?? first;
  const account = ownAccount(request);
  if (!mayRead(definition, account)) return untold;
  const searched = pagesFor(request);
  const pageOf: PageOf = (path, of) =>
    searched(path, of) ?? (inSettings.includes(path) ? '/dashboard/account/settings' : undefined);
  const [told] = await tellEntries(db, namedTo(resources, account), definition, [{ changes }], pageOf);
  const page = row?.deletedAt === null ? pageOfRow(resources, definition, row, pageOf) : undefined;
  return { changes: told?.changes ?? {}, isReadable: true, page: page ?? null };
}

/** The page of a record, or of the record it is part of. */
function pageOfRow(
  resources: readonly Resource[],
  { path, partOf }: Resource,
  row: Row,
  pageOf: PageOf,
): string | undefined {
  const whole = partOf && resources.find(({ table }) => table === partOf.table);
  return pageOf(path, String(row.id)) ?? (whole && partOf && pageOf(whole.path, String(row[partOf.column])));
}
