import { measureParts } from '../measureParts';
import type { Part } from '../Part';
import type { PartsOf } from '../parts';
import { measureAuditLog } from './auditLog';
import { besideBare } from './besideBare';
import { besideHeavy } from './besideHeavy';
import { manyRows } from './manyRows';
import { measureMemory } from './memory';
import { onPostgres } from './onPostgres';
import { measurePages } from './sitePages';

const measures: PartsOf<'server', () => Promise<Part>> = {
  sqlite: () => besideBare({ name: 'SQLite' }),
  postgres: () => onPostgres((databaseUrl) => besideBare({ name: 'PostgreSQL', databaseUrl })),
  pages: measurePages,
  memory: measureMemory,
  heavy: besideHeavy,
  rows: manyRows,
  audit: async () => {
    const embedded = await measureAuditLog({ name: 'SQLite' });
    const other = await onPostgres((databaseUrl) => measureAuditLog({ name: 'PostgreSQL', databaseUrl }));
    return { sections: [...embedded.sections, ...other.sections], goals: [...embedded.goals, ...other.goals] };
  },
};

/**
 * Measures what the server bears: lists, reads and writes beside a bare route with the same SQL, on both databases;
 * pages; memory; what others wait while heavy work runs; long lists; the audit log. Answers whether every goal is met.
 * `wanted`: the parts to measure, by default all.
 */
export const benchServer = (wanted: readonly string[]): Promise<boolean> => measureParts('server', measures, wanted);
