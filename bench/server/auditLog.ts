import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillAudit, someDay } from '../../server/bench/fill/fillAudit';
import { signInToEmpty } from '../../server/bench/fill/fillUp';
import { median } from '../median';
import { type Part, round } from '../Part';
import type { Engine } from './besideBare';
import { withProduct } from './withProduct';

const ROWS = 100_000;
const ROUNDS = 15;
/** The longest that half of the answers may take, in milliseconds. */
const MEDIAN_MS = 50;

const calls: Record<string, string> = {
  'newest first': 'audit?page=1&size=50',
  'by who did it': 'audit?page=1&size=50&sort=by',
  'by action': 'audit?page=1&size=50&sort=action',
  'by kind': 'audit?page=1&size=50&sort=resource',
  'by address': 'audit?page=1&size=50&sort=address',
  'a page in the middle': `audit?page=${ROWS / 100}&size=50`,
  'one action': 'audit?page=1&size=50&action=sign-in.refused',
  'one kind': 'audit?page=1&size=50&resource=invoices',
  'one person': 'audit?page=1&size=50&by=Ravi%20Kumar',
  'a day': `audit?page=1&size=50&createdAt.from=${someDay}&createdAt.to=${someDay}`,
  'a day of one action': `audit?page=1&size=50&action=update&createdAt.from=${someDay}&createdAt.to=${someDay}`,
  'search, one match': `audit?page=1&size=50&q=record-${ROWS - 7}x`,
  'search, no match': 'audit?page=1&size=50&q=nothing%20here',
  'search, a part of all': 'audit?page=1&size=50&q=ravi%20invoices',
  'the kinds': 'audit/kinds',
  'CSV of a day': `audit/export.csv?createdAt.from=${someDay}&createdAt.to=${someDay}`,
};

/** The audit log's list, search and export with many rows, asked by one person at a time. */
export async function measureAuditLog({ name, databaseUrl }: Engine): Promise<Part> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'bench-audit-')), databaseUrl };
  try {
    const token = await signInToEmpty(place);
    await fillAudit(place, ROWS);
    const environment = { DATA_DIR: place.dataDir, DATABASE_URL: databaseUrl ?? '' };
    return await withProduct(environment, token, async (_url, call) => {
      const ask = async (path: string, isWhole: boolean) => {
        const begin = performance.now();
        const answer = await call('GET', path);
        if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
        const firstByte = performance.now() - begin;
        const bytes = (await answer.arrayBuffer()).byteLength;
        return { ms: isWhole ? performance.now() - begin : firstByte, bytes };
      };
      const found: { what: string; ms: number; bytes: number }[] = [];
      for (const [what, path] of Object.entries(calls)) {
        const rounds: { ms: number; bytes: number }[] = [];
        for (let n = 0; n < ROUNDS; n += 1) rounds.push(await ask(path, true));
        found.push({ what, ms: median(rounds.map(({ ms }) => ms)), bytes: rounds[0]?.bytes ?? 0 });
      }
      found.push({ what: `CSV of all ${ROWS}, until it begins`, ...(await ask('audit/export.csv', false)) });
      return {
        sections: [
          {
            title: `The audit log with ${ROWS} rows on ${name}, medians of ${ROUNDS} in ms`,
            headings: ['', 'ms', 'bytes'],
            rows: found.map(({ what, ms, bytes }) => [what, round(ms, 1), bytes]),
          },
        ],
        goals: found.map(({ what, ms }) => ({
          what: `the audit log on ${name}, ${what}`,
          value: ms,
          limit: { most: MEDIAN_MS },
          unit: 'ms',
        })),
      };
    });
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}
