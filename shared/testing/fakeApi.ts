import { type FakeAnswer, fakeResponse } from './fakeResponse';
import { type FakeRow, FakeTable, unknown } from './fakeTable';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call the page made. */
export interface FakeCall {
  method: Method;
  /** Below the API base, without the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  token: string | undefined;
}

/** How a call fails: an answer, no network, or no answer until the test ends. */
export type FakeFailure = FakeAnswer | 'offline' | 'hang';

/** The server of a component test: docs/architecture.md's resource table, in memory. */
export interface FakeApi {
  /** Every call so far, in order. */
  calls: FakeCall[];
  /** The stored rows of a resource. */
  rows: <T = FakeRow>(path: string) => T[];
  /** A call's answer, instead of the resource's own. */
  on: (method: Method, path: string, answer: (call: FakeCall) => FakeAnswer) => void;
  /** The next `times` (by default 1) calls of this method and path go wrong. */
  fail: (method: Method, path: string, failure: FakeFailure, times?: number) => void;
  /** The next call of this method and path waits for its answer until the returned function is called. */
  hold: (method: Method, path: string) => () => void;
}

const offline = () => Promise.reject(new TypeError('Network error'));

/** A call's body, a file by its name. */
function inputOf(body: unknown): Record<string, unknown> {
  if (!(body instanceof FormData)) return body as Record<string, unknown>;
  const { version, ...fields } = Object.fromEntries(
    [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
  return version === undefined ? fields : { ...fields, version: Number(version) };
}

function answerOf(table: FakeTable, call: FakeCall, rest: string): FakeAnswer {
  const [id = '', act] = rest.split('/');
  const { method, query } = call;
  if (id === '' || id === 'upload') return method === 'POST' ? table.create(inputOf(call.body)) : table.list(query);
  if (id === 'export.csv') return table.export(query);
  if (id === 'import') return act === 'check' ? table.check(call.body) : table.import(call.body);
  if (id === 'imports') return { status: 200, body: [] };
  if (act === 'history') return table.history(id);
  if (act === 'restore') return table.restore(id);
  if (act === 'upload') return table.update(id, inputOf(call.body));
  if (act !== undefined) return unknown;
  if (method === 'PUT') return table.update(id, inputOf(call.body));
  return method === 'DELETE' ? table.delete(id) : table.read(id);
}

function answerPreferences(kept: Record<string, unknown>, { method, path, body }: FakeCall): FakeAnswer {
  if (method === 'PUT') kept[path.slice('preferences/'.length)] = (body as { value: unknown }).value;
  return { status: 200, body: { ...kept } };
}

/** The home of a company that has entered nothing yet, unless a test says otherwise. */
const nothingReal = { isReal: false, figures: [], steps: [] };

/** Puts an API with these resources instead of the network. Paths are the definitions' own: `companies`, `ultrahrms/companies`. */
export function fakeApi(resources: Record<string, readonly object[]> = {}): FakeApi {
  const preferences: Record<string, unknown> = {};
  const tables = new Map(Object.entries(resources).map(([path, rows]) => [path, new FakeTable(path, rows)]));
  const own = new Map<string, (call: FakeCall) => FakeAnswer>();
  const failures = new Map<string, FakeFailure[]>();
  const gates = new Map<string, Promise<void>>();
  const calls: FakeCall[] = [];

  const answer = (call: FakeCall): FakeAnswer => {
    const special = own.get(`${call.method} ${call.path}`);
    if (special) return special(call);
    if (/^preferences\b/.test(call.path)) return answerPreferences(preferences, call);
    if (call.path === 'home') return { status: 200, body: nothingReal };
    const path = [...tables.keys()]
      .filter((known) => call.path === known || call.path.startsWith(`${known}/`))
      .sort((a, b) => b.length - a.length)[0];
    const table = path === undefined ? undefined : tables.get(path);
    return path === undefined || !table ? unknown : answerOf(table, call, call.path.slice(path.length + 1));
  };
  globalThis.fetch = async (target, init = {}) => {
    const url = new URL(String(target), 'http://localhost');
    const call: FakeCall = {
      method: (init.method ?? 'GET') as Method,
      path: url.pathname.replace(/^\/api\//, ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      token: new Headers(init.headers).get('Authorization')?.replace('Bearer ', ''),
    };
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    const failure = failures.get(key)?.shift();
    const gate = gates.get(key);
    gates.delete(key);
    await (gate ?? new Promise((resolve) => setTimeout(resolve)));
    if (failure === 'offline') return offline();
    if (failure === 'hang') return new Promise(() => undefined);
    return fakeResponse(failure ?? answer(call));
  };
  return {
    calls,
    rows: <T>(path: string) => (tables.get(path)?.rows ?? []) as T[],
    on: (method, path, act) => void own.set(`${method} ${path}`, act),
    fail: (method, path, failure, times = 1) => {
      const key = `${method} ${path}`;
      failures.set(key, [...(failures.get(key) ?? []), ...Array.from({ length: times }, () => failure)]);
    },
    hold: (method, path) => {
      let open = () => {};
      gates.set(
        `${method} ${path}`,
        new Promise((resolve) => {
          open = resolve;
        }),
      );
      return () => open();
    },
  };
}
