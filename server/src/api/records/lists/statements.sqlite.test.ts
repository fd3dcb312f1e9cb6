import Database from 'libsql';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { centerSamples } from '../../clients/centers/centerSamples';
import { leanStatements } from '../../clients/centers/leanStatements.fixture';
import { resources } from '../../resources';

/** The statements run on the embedded database, in order. */
const asked: string[] = [];
const prepare = Database.prototype.prepare;
jest.spyOn(Database.prototype, 'prepare').mockImplementation(function (this: InstanceType<typeof Database>, sql) {
  const statement = prepare.call(this, sql);
  const [all, run] = [statement.all.bind(statement), statement.run.bind(statement)];
  return Object.assign(statement, {
    all: (...given: [object?]) => {
      asked.push(sql);
      return all(given[0] ?? []);
    },
    run: (...given: [object?]) => {
      asked.push(sql);
      return run(given[0] ?? []);
    },
  });
});

/** Limit of statements for a list: session, change counter, count, page, derived fields. */
const MOST = 6;

const lists = resources.filter(({ operations }) => operations?.includes('list') ?? true).map(({ path }) => path);
/** It resolves the names of mentioned records, with a statement for each kind. */
const ofManyKinds = 'audit';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

async function statementsOf(list: string): Promise<string[]> {
  asked.length = 0;
  const answer = await server.call('GET', list);
  expect([list, answer.statusCode]).toEqual([list, 200]);
  return [...asked];
}

/** The embedded database's query plan for a statement, step by step. */
async function planOf(statement: string): Promise<string[]> {
  const { rows } = await server.db.executeQuery({
    sql: `explain query plan ${statement}`,
    parameters: [],
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
    queryId: { queryId: '' },
  });
  return (rows as { detail: string }[]).map(({ detail }) => detail);
}

test.each(lists.filter((path) => path !== ofManyKinds))(
  'a page of %s takes as many statements for fifty records as for two',
  async (path) => {
    await statementsOf(`${path}?size=50`);
    // For two, because the newest invoice is a draft: it has no year whose annual return is looked up.
    const [two, fifty] = [await statementsOf(`${path}?size=2`), await statementsOf(`${path}?size=50`)];
    expect(fifty.length).toBe(two.length);
    expect(two.length).toBeLessThanOrEqual(MOST);
  },
);

test('a page of the audit takes a statement for each kind of record that it names', async () => {
  const one = await statementsOf(`${ofManyKinds}?size=1`);
  const entries = (await server.call('GET', `${ofManyKinds}?size=200`)).json() as { resource: string }[];
  const kinds = new Set(entries.map(({ resource }) => resource)).size;
  expect(kinds).toBeGreaterThan(5);
  expect((await statementsOf(`${ofManyKinds}?size=200`)).length).toBeLessThan(one.length + kinds);
});

test.each(lists)('the first page of %s is read by indexes, and no table from end to end', async (path) => {
  const scans: string[] = [];
  for (const statement of await statementsOf(`${path}?page=1&size=10`)) {
    for (const detail of await planOf(statement))
      if (/^SCAN (?!.*(?:USING|VIRTUAL TABLE|CONSTANT ROW))/.test(detail)) scans.push(`${detail}: ${statement}`);
  }
  expect(scans).toEqual([]);
});

test('who has the same key is found by indexes', async () => {
  const plans: string[] = [];
  for (const definition of resources) {
    const keys = definition.keys?.filter(({ second }) => second !== 'take') ?? [];
    if (keys.length === 0) continue;
    const fields = Object.fromEntries(keys.map(({ column }) => [column, '9876543210']));
    asked.length = 0;
    expect((await server.call('POST', `${definition.path}/duplicates`, fields)).statusCode).toBe(200);
    for (const statement of asked.filter((sql) => sql.includes('isWithin'))) plans.push(...(await planOf(statement)));
  }
  expect(plans.length).toBeGreaterThan(6);
  expect(
    plans.filter((detail) => /^(?:SCAN (?!asked|CONSTANT ROW)|SEARCH \w+ USING INDEX \w+_live)/.test(detail)),
  ).toEqual([]);
});

test('an import of 500 rows is checked and stored with a few statements for many rows', async () => {
  const rows = Array.from({ length: 500 }, (_, n) => ({
    name: `Anil ${n}`,
    code: `IMP-${n}`,
    uan: String(100_700_000_000 + n),
    esicNumber: String(3_700_000_000 + n),
  }));
  const statementsFor = async (path: string, sent: object[]) => {
    asked.length = 0;
    expect((await server.call('POST', path, { rows: sent })).statusCode).toBeLessThan(300);
    return [...asked];
  };
  await statementsFor('employees/import/check', rows.slice(0, 1));
  // The session, the meaning of the rows, and a look-up of their keys for every 25.
  expect((await statementsFor('employees/import/check', rows)).length).toBeLessThanOrEqual(2 + 500 / 25);
  const stored = await statementsFor('employees/import', rows);
  const turns = stored.filter((sql) => sql.startsWith('insert into "import_rows"')).length;
  expect(turns).toBeLessThanOrEqual(500 / 10);
  for (const statement of ['insert into "employees"', 'insert into "audit"', 'update "imports"'])
    expect([statement, stored.filter((sql) => sql.startsWith(statement)).length]).toEqual([statement, turns]);
  expect(stored.filter((sql) => sql.includes('isWithin')).length).toBeLessThanOrEqual(turns + 500 / 25);
  const plans: string[] = [];
  for (const statement of stored.filter((sql) => sql.includes('"asked"')).slice(-2))
    plans.push(...(await planOf(statement)));
  expect(plans.filter((detail) => /_live|SCAN employees/.test(detail))).toEqual([]);
});

test('an import of centers looks their companies up once for the rows that are stored together', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => ({ client_name: `Client ${n}`, center_code: `IMP-${n}` }));
  asked.length = 0;
  expect((await server.call('POST', 'centers/import', { rows })).statusCode).toBe(201);
  const lookUps = asked.filter((sql) => sql.includes('from "live_companies"')).length;
  expect(lookUps).toBe(asked.filter((sql) => sql.startsWith('insert into "centers"')).length);
  expect(lookUps).toBeLessThanOrEqual(200 / 10);
});

test('a workbook’s people, placements, leave, advances and salary tax are stored with as many statements for ten rows as for one', async () => {
  const people = Array.from({ length: 200 }, (_, n) => ({ name: `Placed ${n}`, code: `PLC-${n}` }));
  await server.call('POST', 'employees/import', { rows: people });
  const center = await server.call('POST', 'centers', { client_name: 'Placed', center_code: 'PLC' });
  const { id: centerId } = center.json<{ id: string }>();
  const day = '2026-01-01';
  const count = (begin: string) => asked.filter((sql) => sql.startsWith(begin)).length;
  const sheets: Record<string, [table: string, row: object]> = {
    placements: ['placements', { centerId, startsOn: day }],
    'leave-entries': ['leave_entries', { day, kind: 'Brought in', days: 6 }],
    'employee-advances': ['employee_advances', { day, amountPaise: 600_000 }],
    'tax-declarations': ['tax_declarations', { month: '2026-11' }],
  };
  for (const [path, [table, row]] of Object.entries(sheets)) {
    const rows = people.map(({ code }) => ({ employeeId: code, ...row }));
    asked.length = 0;
    expect([path, (await server.call('POST', `${path}/import`, { rows })).statusCode]).toEqual([path, 201]);
    const turns = count(`insert into "${table}"`);
    expect(turns).toBeLessThanOrEqual(200 / 10);
    // A turn reads what the rules ask, writes the rows and their history, and settles what follows; the rules ask once more for each 25 rows, before.
    expect([path, asked.length]).toEqual([path, expect.any(Number)]);
    expect(asked.length).toBeLessThanOrEqual(16 * turns + 4 * (200 / 25) + 6);
  }
});

test('a write, a read and a list ask what somebody would write by hand, in its order', async () => {
  const { caller, version, count, page, read, named, insert, audit } = leanStatements;
  asked.length = 0;
  const { id } = (await server.call('POST', 'centers', { ...centerSamples[0], companyId: '' })).json() as {
    id: string;
  };
  expect(asked).toEqual([caller, named, insert, audit]);
  asked.length = 0;
  await server.call('GET', `centers/${id}`);
  expect(asked).toEqual([caller, read]);
  expect(await statementsOf('centers?page=1&size=50')).toEqual([caller, version, count, page]);
  expect(await statementsOf('centers?page=1&size=50')).toEqual([caller, version, page]);
});
