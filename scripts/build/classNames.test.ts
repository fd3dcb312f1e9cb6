import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { prerenderer } from '../../webpack.common.ts';

const dir = mkdtempSync(join(tmpdir(), 'class-names-'));
beforeAll(() => {
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/prerender.tsx'), "export { default } from './Panel.module.css';\n");
  writeFileSync(join(dir, 'src/Panel.module.css'), '.title { color: red; }\n');
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The class name that a version's build gives to one rule of one style sheet. */
async function classIn(name: string, version: string): Promise<string> {
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ version }));
  const output = join(dir, `${name}-${version}`);
  const configuration = prerenderer(dir, name);
  await new Promise<void>((resolve, reject) =>
    webpack({ ...configuration, output: { ...configuration.output, path: output } }).run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const built = createRequire(join(dir, 'package.json'))(join(output, 'prerender.cjs')) as {
    default: { title: string };
  };
  return built.default.title;
}

test('the class names of two releases of a module differ, so that a failed release’s styles don’t affect the other', async () => {
  const first = await classIn('mfe-payroll', '1.0.0');
  expect(first).toMatch(/^[\w-]+$/);
  expect(await classIn('mfe-payroll', '1.0.1')).not.toBe(first);
  expect(await classIn('mfe-wages', '1.0.0')).not.toBe(first);
  expect(await classIn('mfe-payroll', '1.0.0')).toBe(first);
}, 60_000);

test('the shell’s class names, which are in the page once, stay from build to build', async () => {
  expect(await classIn('shell', '1.0.0')).toBe(await classIn('shell', '1.0.1'));
}, 60_000);
