import { auditActions } from 'shared/domain/records/auditActions';
import { auditChanges, auditEntry, auditKind } from 'shared/domain/records/auditEntry';
import { z } from 'zod';
import type { ApiOptions } from '../../core/context';
import { byId } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import { defineResource } from '../records/defineResource';
import type { Resource } from '../records/definition';
import { recordNames } from '../records/recordNames';
import { requirePermission } from '../records/requirePermission';
import type { ServedResource } from '../records/resourceRoutes';
import { countsOf, groupKey } from './auditGroups';
import { tellAuditChanges } from './tellAuditChanges';

/** Kinds of entries in the audit log that belong to no resource. */
const otherKinds: Readonly<Record<string, string>> = {
  audit_log: 'audit log',
  deploy_tokens: 'deploy token',
  due_settings: 'due-date settings',
  modules: 'module',
};

/** The audit log for the owner: who did what, when and from where. Read-only; `known` are the resources it covers. */
export function auditLog(known: readonly Resource[]): ServedResource {
  const ofTable = new Map(known.map((definition) => [definition.table, definition]));
  const kindOf = (table: string) => ofTable.get(table)?.title ?? otherKinds[table] ?? table;
  const definition = defineResource({
    path: 'audit',
    table: 'audit_log',
    title: 'entry of the audit log',
    input: z.object({}),
    record: auditEntry,
    derived: ['about', 'count'],
    named: ['detail'],
    search: [],
    // A search covers every entry, including grouped ones.
    translate: ({ isPart, ...query }) => (isPart === undefined || query.q ? query : { ...query, isPart }),
    operations: ['list'],
    reserved: ['read', 'export'],
    derive: async (entries, db) => {
      const names = new Map<string, string>();
      for (const table of new Set(entries.map(({ resource }) => resource))) {
        const resource = ofTable.get(table);
        const ids = [...new Set(entries.filter((entry) => entry.resource === table).map(({ recordId }) => recordId))];
        if (resource) for (const [id, name] of await recordNames(db, resource, ids)) names.set(`${table}/${id}`, name);
        else if (table === 'modules') for (const id of ids) names.set(`${table}/${id}`, id);
      }
      const counts = await countsOf(db, entries);
      return entries.map((entry) => {
        const { resource, recordId } = entry;
        const isOne = recordId !== '';
        return {
          ...entry,
          count: counts.get(groupKey(entry)) ?? 1,
          about: isOne ? `${kindOf(resource)} ${names.get(`${resource}/${recordId}`) ?? ''}`.trim() : '',
        };
      });
    },
    csv: {
      at: ({ createdAt }) => createdAt,
      by: ({ by }) => by,
      account: ({ accountId }) => accountId,
      action: ({ action }) => auditActions[action],
      about: ({ about }) => about,
      kind: ({ resource }) => resource,
      id: ({ recordId }) => recordId,
      detail: ({ detail }) => detail,
      address: ({ address }) => address,
    },
  });
  const routes = (app: Api, { db }: ApiOptions) => {
    app.get(
      '/kinds',
      {
        config: requirePermission(definition, 'read'),
        schema: { summary: 'The kinds of records that the audit log tells of', response: { 200: z.array(auditKind) } },
      },
      async () => {
        const rows = await db.selectFrom('audit').select('resource').distinct().where('resource', '<>', '').execute();
        return rows
          .map(({ resource }) => ({ value: resource, label: kindOf(resource) }))
          .sort((a, b) => (a.label < b.label ? -1 : 1));
      },
    );
    app.get(
      '/:id/changes',
      {
        config: requirePermission(definition, 'read'),
        schema: {
          summary: 'What an entry changed, before and after, and where its record is shown',
          params: byId,
          response: { 200: auditChanges },
        },
      },
      (request) => tellAuditChanges(db, request, [...known, ...app.furtherResources.flatMap((further) => further())]),
    );
  };
  return { definition, routes };
}
