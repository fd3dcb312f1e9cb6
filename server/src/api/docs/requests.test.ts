import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { recordActions } from 'shared/domain/records/auditActions';
import { anyCharacter } from 'shared/domain/tables/anyCharacter.fixture';
import { holdAnswers } from '../../../test/holdAnswers';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { buildApp } from '../../app';
import { storedDataRoutes } from '../../moduleApi/storedDataRoutes';
import { LiveRegistry } from '../../releases/registry/LiveRegistry';
import { releaseRoutes } from '../../releases/releaseRoutes';
import { openStore } from '../../releases/releases.fixture';
import { startSession } from '../auth/sessions';
import { resources } from '../resources';

/** Requests from one seed; each engine has its own seed, and the long form twenty. */
const RUNS = 1000;
const first = globalThis.testDatabase === 'sqlite' ? 1 : 101;
const seeds = Array.from({ length: process.env.TEST_LONG === '1' ? 20 : 1 }, (_, index) => first + index);
/**
 * An answer that takes longer hangs, in milliseconds: PDF threads have the lowest priority, and take ten times as long
 * on a busy machine.
 */
const PATIENCE_MS = 120_000;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}
interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Placeholder for the id of a record that exists when the request is sent. */
class Known {
  constructor(readonly index: number) {}
}
const known = fc.nat({ max: 10_000 }).map((index) => new Known(index));

/** Values that no schema allows. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    '../..',
    "'; drop table accounts; --",
    '%',
    '99999-99-99',
    'é'.repeat(5000),
    'null',
    -1,
    0.1,
    1e308,
    2 ** 53,
    -0,
    null,
    true,
    [],
    [[]],
    {},
    { __proto__: null, toString: 1 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
);
const days = fc
  .date({ min: new Date('2017-04-01'), max: new Date('2030-03-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    const made = fc.stringMatching(new RegExp(pattern));
    fc.sample(made, 1);
    return made;
  } catch {
    return fc.string();
  }
}

/** Values for a schema, mostly valid ones. */
function valuesOf(document: OpenApi, schema: Schema, name = '', depth = 0): fc.Arbitrary<unknown> {
  const right = rightOf(document, schema, name, depth);
  return fc.oneof({ weight: depth === 0 ? 30 : 15, arbitrary: right }, { weight: 1, arbitrary: hostile });
}

function rightOf(document: OpenApi, schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
  const inner = (next: Schema, key = name) => valuesOf(document, next, key, depth + 1);
  if (schema.$ref)
    return rightOf(document, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, depth);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map((each) => inner(each)));
  if (schema.allOf) return inner(schema.allOf[0] ?? {});
  const type = [schema.type].flat()[0];
  const { minimum = -1000, maximum = 1_000_000_000 } = schema;
  switch (type) {
    case 'string': {
      if (/(?:^id|Id)$/.test(name)) return known;
      if (/date|On$|from|to$|day/i.test(name)) return days;
      if (/month/i.test(name)) return days.map((day) => day.slice(0, 7));
      if (/mail/i.test(name)) return fc.nat(500).map((n) => `person${n}@example.com`);
      if (schema.pattern) return matching(schema.pattern);
      const [minLength, maxLength] = [Math.min(schema.minLength ?? 0, 40), Math.min(schema.maxLength ?? 40, 40)];
      return fc.string({ minLength, maxLength: Math.max(minLength, maxLength) });
    }
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([key, each]) => [key, inner(each, key)] as const);
      const requiredKeys = fields.map(([key]) => key).filter((key) => schema.required?.includes(key));
      return fc.oneof(
        { weight: 12, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: requiredKeys as never[] }) },
        { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
      );
    }
    default:
      // Input parsed in several steps has no single type.
      return fc.oneof(fc.nat(100_000), fc.string({ maxLength: 20 }), days, fc.constant(null), known);
  }
}

interface Request {
  who: 'owner' | 'staff' | 'nobody';
  method: string;
  path: string;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
  isForm: boolean;
}

/** Requests to every call of the document, valid and invalid ones. */
function requestsOf(document: OpenApi): fc.Arbitrary<Request> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const requests = calls.map(({ path, method, operation: { parameters = [], requestBody } }) => {
    const [inPath, inQuery] = (['path', 'query'] as const).map((place) =>
      parameters.filter((each) => each.in === place),
    ) as [typeof parameters, typeof parameters];
    const required = inQuery.filter((each) => each.required).map(({ name }) => name);
    const [media, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const query = Object.fromEntries(inQuery.map(({ name, schema: of }) => [name, valuesOf(document, of, name, 1)]));
    return fc.record({
      who: fc.constantFrom<Request['who']>('owner', 'owner', 'owner', 'staff', 'nobody'),
      method: fc.constant(method.toUpperCase()),
      path: fc.constant(path),
      params: fc.record(
        Object.fromEntries(
          inPath.map(({ name, schema: of }) => [
            name,
            fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: valuesOf(document, of, '', 1) }),
          ]),
        ),
      ),
      // A list has a hundred parameters; a request uses a few of them.
      query: fc
        .tuple(
          fc.record(query, { requiredKeys: required as never[] }),
          fc.uniqueArray(fc.constantFrom(...Object.keys(query), ''), { maxLength: 3 }),
        )
        .map(([all, some]) =>
          Object.fromEntries(Object.entries(all).filter(([name]) => required.includes(name) || some.includes(name))),
        ),
      body: requestBody ? valuesOf(document, schema) : fc.constant(undefined),
      isForm: fc.constant(media === 'multipart/form-data'),
    });
  });
  return fc.oneof(...requests);
}

let server: TestApp;
let app: FastifyInstance;
let close: () => Promise<void>;
/** The ids of the existing records, by their resource's path. */
const ids = new Map<string, string[]>();
const everyId = () => [...ids.values()].flat();

beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample', registration: 'open' } });
  const opened = openStore(server.db);
  const live = await LiveRegistry.open(opened.store);
  app = holdAnswers(
    await buildApp({
      db: server.db,
      settings: server.settings,
      apiParts: [
        storedDataRoutes(server.db),
        releaseRoutes({ db: server.db, settings: server.settings, store: opened.store, live }),
      ],
      log: false,
    }),
  );
  close = async () => {
    live.close();
    await app.close();
    await server.close();
    opened.remove();
  };
  // Not those of accounts, so that the signed-in users stay.
  for (const { path } of resources.filter((each) => each.path !== 'accounts')) {
    const answer = await server.call('GET', `${path}?size=3`);
    if (answer.statusCode === 200)
      ids.set(
        path,
        (answer.json() as { id: string }[]).map(({ id }) => id),
      );
  }
}, 120_000);
afterAll(() => close());

/** The stored data that a request may change: row counts; each change of a record is a row of `audit`. */
async function stored(): Promise<string> {
  const views = new Set(['dues', 'audit_log']);
  const tables = [
    ...new Set(resources.map(({ table }) => table).filter((table) => !views.has(table))),
    ...['preferences', 'notification_reads', 'record_files', 'calendar_feeds', 'lead_notes', 'sessions'],
    ...['deploy_tokens', 'releases', 'promotions', 'module_reports', 'replays', 'faults', 'fault_releases'],
    ...['rollout_changes', 'rollout_measures', 'rollout_voices', 'rollout_failures', 'vitals', 'overrides'],
    ...['module_contacts', 'module_news', 'news_messages'],
  ];
  const counts: RawBuilder<unknown>[] = tables.map(
    (table) => sql`select ${sql.lit(table)} as "name", count(*) as "rows" from ${sql.table(table)}`,
  );
  // Refusals and reads are logged too.
  const recorded = sql`"action" in (${sql.join(recordActions.map((action) => sql.lit(action)))})`;
  counts.push(sql`select 'audit', count(*) from ${sql.table('audit')} where ${recorded}`);
  counts.push(sql`select 'series', coalesce(sum("last"), 0) from ${sql.table('document_series')}`);
  const { rows } = await sql`${sql.join(counts, sql` union all `)}`.execute(server.db);
  return JSON.stringify(rows.map((row) => Object.values(row as object).map(String)).sort());
}

/** A record's id: mostly of the right resource, sometimes of another. */
function idOf({ index }: Known, resource: string): string | undefined {
  const own = ids.get(resource) ?? [];
  const choice = index % 8 === 0 || own.length === 0 ? everyId() : own;
  return choice[(index >> 3) % choice.length];
}

/** A value with its placeholders replaced by record ids; `name` is its field. */
function settled(value: unknown, name = ''): unknown {
  if (value instanceof Known) return idOf(value, `${name.replace(/Ids?$/, '')}s`);
  if (Array.isArray(value)) return value.map((each) => settled(each, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, settled(each, key)]));
  return value;
}

/** The resource named by a path. */
const resourceOf = (path: string) => path.replace(/^\/api\//, '').replace(/\/\{.*$/, '');

const asText = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/\p{Surrogate}/gu, '?');

/** A body in transfer format: JSON, or a form with a file. */
function payloadOf({ body, isForm }: Request): { payload?: string | FormData; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  const value = settled(body);
  if (!isForm) return { payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, each] of Object.entries(typeof value === 'object' && value !== null ? value : { file: value })) {
    if (name === 'file') form.append(name, new Blob([`%PDF-1.4\n${asText(each)}`]), 'résumé.pdf');
    else form.append(name, asText(each));
  }
  return { payload: form, headers: {} };
}

function parameterOf({ path, params }: Request, name: string): unknown {
  const value = params[name];
  return value instanceof Known ? idOf(value, resourceOf(path)) : value;
}

async function send(request: Request) {
  const account = request.who === 'nobody' ? undefined : tokens[request.who];
  const path = request.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(asText(parameterOf(request, name)) || 'x'),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query))
    for (const each of [settled(value, name)].flat()) query.append(name, asText(each));
  const { payload, headers } = payloadOf(request);
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS).unref();
  });
  return Promise.race([
    app.inject({
      method: request.method as 'GET',
      url: query.size > 0 ? `${path}?${query}` : path,
      payload,
      headers: { ...headers, ...(account && { authorization: `Bearer ${account}` }) },
    }),
    late,
  ]);
}

const tokens = { owner: '', staff: '' };

/** Signs both in, again after one has signed out. */
async function signIn(): Promise<void> {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const bela = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'staff')
    .executeTakeFirstOrThrow();
  tokens.owner = await startSession(server.db, server.owner.account.id);
  tokens.staff = await startSession(server.db, bela.id);
}

test.each(seeds)(
  'requests made from the document get no 5xx, no answer that it does not describe, and a refused one stores nothing (seed %i)',
  async (seed) => {
    await signIn();
    const document = (await app.inject('/api/docs.json')).json() as OpenApi;
    const answered = new Map<number, number>();
    let before = await stored();
    for (const request of fc.sample(requestsOf(document), { numRuns: RUNS, seed })) {
      const told = () => `seed ${seed}: ${JSON.stringify(request).slice(0, 2000)}`;
      const answer = await send(request).catch((error: unknown) => {
        throw new Error(`${told()}\n${String(error)}`);
      });
      const { statusCode: status } = answer;
      answered.set(status, (answered.get(status) ?? 0) + 1);
      if (status >= 500) throw new Error(`${told()}\nanswered ${status}: ${answer.body}`);
      if (request.method === 'GET') continue;
      const after = await stored();
      if (status >= 400 && after !== before)
        throw new Error(`${told()}\nanswered ${status}, and has stored something.`);
      if (status === 201) {
        const { id } = answer.json() as { id?: unknown };
        if (typeof id === 'string')
          ids.set(resourceOf(request.path), [...(ids.get(resourceOf(request.path)) ?? []), id]);
      }
      if (request.path === '/api/auth/logout') await signIn();
      before = request.path === '/api/auth/logout' ? await stored() : after;
    }
    const accepted = [...answered].reduce((sum, [status, count]) => sum + (status < 400 ? count : 0), 0);
    expect([...answered.values()].reduce((sum, count) => sum + count)).toBe(RUNS);
    // A generator whose requests are all refused proves little.
    expect(accepted).toBeGreaterThan(RUNS / 4);
  },
  600_000,
);
