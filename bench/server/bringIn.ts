import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInToEmpty } from '../../server/bench/fill/fillUp';
import { type Part, round } from '../Part';
import { startProduct } from '../startProduct';

const [CLIENTS, PEOPLE] = [20, 300];
const LIMIT_MS = 60_000;

const many = <T>(count: number, of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n));
const code = (n: number) => `RN-${n % CLIENTS}`;
const pay = { basicPaise: 1_200_000, grossPaise: 1_800_000 };

/** The sheets of a real firm's workbook, in the order of import. */
const sheets: readonly (readonly [path: string, rows: object[]])[] = [
  ['companies', many(CLIENTS, (n) => ({ name: `Client ${n}` }))],
  ['centers', many(CLIENTS, (n) => ({ client_name: `Client ${n}`, center_code: code(n), city: 'Ranchi' }))],
  ['employees', many(PEOPLE, (n) => ({ name: `Person ${n}`, code: `E-${n}`, designation: 'Picker', ...pay }))],
  [
    'placements',
    many(PEOPLE, (n) => ({
      ...{ employeeId: `E-${n}`, centerId: code(n), startsOn: '2026-04-01', designation: 'Picker', ...pay },
      ...{ billBasis: 'month', billPaise: 2_100_000 },
    })),
  ],
  ['leave-entries', many(PEOPLE, (n) => ({ employeeId: `E-${n}`, day: '2026-04-01', kind: 'Brought in', days: 6 }))],
  ['employee-advances', many(20, (n) => ({ employeeId: `E-${n}`, day: '2026-04-01', amountPaise: 600_000 }))],
  [
    'opening-balances',
    many(CLIENTS, (n) => ({
      ...{ companyId: `Client ${n}`, kind: 'Owed', number: `${n}/25-26`, day: '2026-03-31', amountPaise: 11_800_000 },
    })),
  ],
];

/** Imports a firm of 300 people with their placements: time to check the workbook, and to store it. */
export async function bringIn(): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-bring-in-'));
  try {
    const authorization = `Bearer ${await signInToEmpty({ dataDir, databaseUrl: undefined })}`;
    const product = await startProduct({ DATA_DIR: dataDir });
    const send = async <T>(path: string, body: object): Promise<[T, number]> => {
      const begun = performance.now();
      const answer = await fetch(`${product.url}/api/${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(LIMIT_MS) },
        headers: { authorization, 'content-type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
      return [(await answer.json()) as T, performance.now() - begun];
    };
    try {
      const coming: Record<string, object[]> = {};
      const rows: [string, number, number, number][] = [];
      for (const [path, own] of sheets) {
        const [verdicts, ms] = await send<{ state: string }[]>(`${path}/import/check`, { rows: own, coming });
        const wrong = verdicts.find(({ state }) => state !== 'new');
        if (wrong) throw new Error(`${path}: ${JSON.stringify(wrong)}`);
        coming[path] = own;
        rows.push([path, own.length, ms, 0]);
      }
      for (const [place, [path, own]] of sheets.entries())
        [, (rows[place] as (typeof rows)[number])[3]] = await send(`${path}/import`, {
          ...{ rows: own, fileName: 'firm.xlsx', workbookId: 'a-workbook-of-the-bench' },
        });
      const sum = (column: 2 | 3) => rows.reduce((ms, row) => ms + row[column], 0);
      return {
        tables: [
          {
            title: `A firm of ${CLIENTS} clients and ${PEOPLE} people`,
            headings: ['sheet', 'rows', 'checked, ms', 'stored, ms'],
            rows: rows.map(([path, count, check, store]) => [path, count, round(check), round(store)]),
          },
        ],
        goals: [
          { what: 'the workbook checked, ms', value: sum(2), most: 2000 },
          { what: 'the workbook stored, ms', value: sum(3), most: 5000 },
        ],
      };
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
