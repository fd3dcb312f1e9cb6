import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ChunkRetryPlugin } from './ChunkRetryPlugin.ts';

const dir = mkdtempSync(join(tmpdir(), 'chunk-retry-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

type Loads = () => Promise<{ default: string }>;
let load: Loads;
/** The page of the built code: what it runs in, where `retryChunk` is offered or not. */
const page = globalThis as unknown as { self?: { retryChunk?: (load: () => Promise<unknown>) => Promise<unknown> } };

beforeAll(async () => {
  writeFileSync(join(dir, 'page.js'), "module.exports = () => import('./lazy');");
  writeFileSync(join(dir, 'lazy.js'), "export default 'lazy';");
  await new Promise<void>((resolve, reject) =>
    webpack({
      context: dir,
      entry: './page.js',
      target: 'node',
      mode: 'production',
      output: {
        path: join(dir, 'dist'),
        filename: 'page.cjs',
        chunkFilename: '[id].cjs',
        library: { type: 'commonjs2' },
      },
      plugins: [new ChunkRetryPlugin()],
    }).run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
  );
  load = createRequire(join(dir, 'page.cjs'))('./dist/page.cjs') as Loads;
}, 60_000);
afterEach(() => {
  delete page.self;
});

test('a shell that offers it loads each chunk of a module, as often as it likes', async () => {
  const tries: string[] = [];
  page.self = {
    retryChunk: async (chunk) => {
      for (const each of ['first', 'second']) {
        tries.push(each);
        await chunk();
      }
      return chunk();
    },
  };
  expect((await load()).default).toBe('lazy');
  expect(tries).toEqual(['first', 'second']);
});

test('under a shell that offers none, a chunk is loaded as ever', async () => {
  page.self = {};
  expect((await load()).default).toBe('lazy');
});
