import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { validate } from '@readme/openapi-parser';
import { typeErrors } from '../../../../scripts/test/typeErrors';
import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';
import { apiDocument } from '../../apiDocument';
import { answersOf } from './describeApi';

/* The document is the same on every database; `everyRead.test.ts` checks on both that calls answer as described. */

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

const document = async () => (await server.call('GET', 'docs.json')).json();

test('the document is valid OpenAPI 3.1', async () => {
  const whole = await document();
  expect(whole.openapi).toMatch(/^3\.1/);
  expect(await validate(whole)).toMatchObject({ valid: true, warnings: [] });
});

test('the document that the build makes is that of the running server, with the calls of releases', async () => {
  const [built, here] = [JSON.parse(await apiDocument()), await document()];
  expect(built.paths).toEqual({ ...built.paths, ...here.paths });
  expect(built.components).toMatchObject(here.components);
  expect(Object.keys(built.paths)).toContain('/api/releases');
  expect(await validate(built)).toMatchObject({ valid: true, warnings: [] });
});

test('every call says what it takes and what it answers when it is done', async () => {
  const { paths } = await document();
  expect(server.app.apiRoutes.length).toBeGreaterThan(250);
  for (const route of server.app.apiRoutes) {
    const name = `${route.method} ${route.url}`;
    const operation = paths[route.url.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
    const done = Object.keys(answersOf(route)).filter((status) => /^[23]/.test(status));
    expect([name, done.length > 0, operation !== undefined]).toEqual([name, true, true]);
    expect([name, Object.keys(operation.responses).sort()]).toEqual([name, Object.keys(answersOf(route)).sort()]);
    const parameters = (operation.parameters ?? []).filter((each: { in: string }) => each.in === 'path');
    expect([name, parameters.length]).toEqual([name, [...route.url.matchAll(/:\w+/g)].length]);
    expect([name, operation.requestBody !== undefined]).toEqual([
      name,
      Boolean(route.schema.body ?? route.schema.form),
    ]);
  }
});

/** Code that uses the generated client. */
const usage = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

export async function callApi(baseUrl: string, credentials: { email: string; password: string }) {
  const client = createClient<paths>({ baseUrl });
  const { data: session } = await client.POST('/api/auth/login', { body: credentials });
  const headers = { authorization: \`Bearer \${session?.token ?? ''}\` };
  const made = await client.POST('/api/companies', { headers, body: { name: 'Suvarna Traders' } });
  const path: { id: string } = { id: made.data?.id ?? '' };
  const read = await client.GET('/api/companies/{id}', { headers, params: { path } });
  const refused = await client.GET('/api/companies/{id}', { headers, params: { path: { id: 'none' } } });
  const summary = await client.GET('/api/invoices/summary', { headers });
  const role: string | undefined = session?.account.role;
  const drafts: number | undefined = summary.data?.drafts.count;
  const problem: string | undefined = refused.error?.message;
  return { role, drafts, problem, status: read.response.status, id: read.data?.id === path.id };
}
`;

test('a client is generated from the document, checked by the compiler, and works', async () => {
  const root = path.resolve(__dirname, '../../../..', '.cache');
  mkdirSync(root, { recursive: true });
  const folder = mkdtempSync(path.join(root, 'client-'));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  try {
    writeFileSync(path.join(folder, 'api.json'), JSON.stringify(await document()));
    const generator = path.join(path.dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js');
    await promisify(execFile)(process.execPath, [generator, 'api.json', '-o', 'api.ts'], { cwd: folder });
    const mistakes = [
      ['/api/invoices/summary', '/api/invoices/sum'],
      ['drafts.count', 'drafts.counted'],
      ['{ name:', '{ industry:'],
      ['error?.message', 'error?.text'],
    ] as const;
    writeFileSync(path.join(folder, 'client.ts'), usage);
    for (const [index, [right, wrong]] of mistakes.entries())
      writeFileSync(path.join(folder, `mistake${index}.ts`), usage.replace(right, wrong));
    const found = typeErrors(folder, {
      include: ['*.ts'],
      compilerOptions: {
        strict: true,
        skipLibCheck: true,
        types: [],
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
      },
    });
    const areWrong = new Set(found.map(({ file }) => path.basename(file)));
    expect(found.filter(({ file }) => path.basename(file) === 'client.ts')).toEqual([]);
    expect([...areWrong].sort()).toEqual(mistakes.map((_, index) => `mistake${index}.ts`));
    const { callApi } = await import(path.join(folder, 'client.ts'));
    expect(await callApi(address, ownerCredentials)).toEqual({
      role: 'owner',
      drafts: expect.any(Number),
      problem: expect.stringContaining('no longer exists'),
      status: 200,
      id: true,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 240_000);
