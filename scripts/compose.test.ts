import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../server/src/settings';
import { root } from './build/targets';

/** The environment a compose file gives the product when started from a shell with these variables. */
function environmentOf(file: string, given: Record<string, string>): Record<string, string> {
  const text = readFileSync(join(root, file), 'utf8');
  const [, product = ''] = /\n {2}product:\n((?: {4}.*\n)+)/.exec(text) ?? [];
  const [, lines = ''] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(product) ?? [];
  return Object.fromEntries(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, name = '', value = ''] = /^ {6}([A-Z0-9_]+): (.+)$/.exec(line) ?? [];
        const filled = value.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_all, of: string, kind: string, text: string) => {
          if (kind === '?' && given[of] === undefined) throw new Error(`${of}: ${text}`);
          return given[of] ?? text;
        });
        return [name, filled];
      }),
  );
}

const machine = {
  DATABASE_URL: 'postgres://product:secret@database:5432/product',
  RELEASES_URL: 's3://releases/site',
  S3_ACCESS_KEY_ID: 'us',
  S3_SECRET_ACCESS_KEY: 'secret',
  SECRET_KEY: 'of-all-machines-of-the-product-32',
  PUBLIC_URL: 'https://www.example.com',
};

test('each machine of compose.machine.yaml starts on the shared database and bucket, with the documented settings', () => {
  const environment = environmentOf('compose.machine.yaml', machine);
  expect(readSettings(environment)).toMatchObject({
    ...{ databaseUrl: machine.DATABASE_URL, secretKey: machine.SECRET_KEY, drainMs: 5_000 },
    bucket: { endpoint: 'https://s3.us-east-1.amazonaws.com', bucket: 'releases', prefix: 'site', keyId: 'us' },
  });
  const documented = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  expect(Object.keys(environment).filter((name) => !documented.includes(`| \`${name}\` |`))).toEqual([]);
});

test.each(Object.keys(machine))('compose.machine.yaml says what to provide when %s is missing', (name) => {
  const { [name as keyof typeof machine]: _missing, ...rest } = machine;
  expect(() => environmentOf('compose.machine.yaml', rest)).toThrow(new RegExp(`^${name}: \\w.+`));
});

test('compose.yaml starts the product on its own PostgreSQL', () => {
  const environment = environmentOf('compose.yaml', { POSTGRES_PASSWORD: 'secret' });
  expect(readSettings(environment).databaseUrl).toBe('postgres://product:secret@database:5432/product');
});
