import { createHash } from 'node:crypto';
import {
  balanceProblem,
  type StatementInput,
  type StatementRow,
  type StatementStored,
} from 'shared/domain/money/settle/bankStatement';
import type { Actor } from '../../../core/actorOf';
import { badInput } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import type { Db, Queries } from '../../../db/tables';
import { createRecords } from '../../records/changes/changeRecord';
import { bankLines } from './bankLines';

/** How many credits one SQL statement stores or looks up. */
const TOGETHER = 200;

/** A row's identity for the bank; two identical rows in one file, without distinct balances, are two. */
function fingerprints(rows: readonly StatementRow[]): Map<StatementRow, string> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const { date, narration, reference, paise, balancePaise } = row;
      const said = JSON.stringify([date, narration.replace(/\s+/g, ' ').toLowerCase(), reference, paise, balancePaise]);
      const times = (seen.get(said) ?? 0) + 1;
      seen.set(said, times);
      return [row, createHash('sha256').update(`${said}#${times}`).digest('hex')];
    }),
  );
}

const parts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / TOGETHER) }, (_, part) =>
    items.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );

async function knownOf(tx: Queries, wanted: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const part of parts(wanted)) {
    const rows = await tx
      .selectFrom('live_bank_lines')
      .select('fingerprint')
      .where('fingerprint', 'in', part)
      .execute();
    for (const { fingerprint } of rows) known.add(fingerprint);
  }
  return known;
}

/**
 * Stores the credits of a consistent statement, all or none; known ones stay as they are. Throws 400 at the row where
 * it breaks.
 */
export async function storeStatement(db: Db, statement: StatementInput, actor: Actor): Promise<StatementStored> {
  const problem = balanceProblem(statement);
  if (problem) {
    const place = statement.rows.findIndex(({ line }) => line === problem.line);
    throw badInput([{ path: place < 0 ? 'closingPaise' : `rows.${place}`, msg: problem.msg }]);
  }
  const prints = fingerprints(statement.rows.filter(({ paise }) => paise > 0));
  return db.transaction().execute(async (tx) => {
    await holdTable(tx, 'bank_lines');
    const known = await knownOf(tx, [...prints.values()]);
    const fresh = [...prints].filter(([, print]) => !known.has(print));
    for (const part of parts(fresh))
      await createRecords(
        tx,
        { ...bankLines, lookUp: async () => part.map(([, fingerprint]) => ({ fingerprint })) },
        part.map(([{ date, narration, reference, paise }]) => ({
          date,
          narration,
          reference,
          amountPaise: paise,
          fileName: statement.fileName,
        })),
        actor,
      );
    return { added: fresh.length, known: prints.size - fresh.length };
  });
}
