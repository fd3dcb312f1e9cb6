import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from 'shared/contract';
import { expect, test } from './fixtures';

const root = join(import.meta.dirname, '..');
const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const scriptsIn = (name: string) => readdirSync(join(root, name, 'dist')).filter((file) => file.endsWith('.js'));
const textOf = (name: string, file: string) => readFileSync(join(root, name, 'dist', file), 'utf8');
const compressed = (name: string, files: string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(Buffer.from(textOf(name, file))).length, 0);

/** A text that only the dependency's own code holds, of every one that the shell provides. */
const marks: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react/jsx-runtime': 'react.transitional.element',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom/client': '__reactContainer',
  'react-router-dom': 'may be used only in the context of a',
  antd: 'data-rc-order',
  '@ant-design/charts': 'brushXHighlight',
  swr: 'focusThrottleInterval',
  dayjs: '$isDayjsObject',
  zod: 'ZodError',
  'shared/platform': 'The server took too long to answer. Please try again.',
  'shared/ui': 'Clear search and filters',
};

test.describe('The built files', () => {
  for (const name of modules) {
    test(`of ${name} take from the shell what is looked for here, and no more`, () => {
      const release = JSON.parse(textOf(name, 'release.json')) as Release;
      expect(Object.keys(release.requires).sort()).toEqual(Object.keys(marks).sort());
    });
  }

  for (const [dependency, mark] of Object.entries(marks)) {
    test(`hold ${dependency} once: in the shell, in no module`, () => {
      expect(scriptsIn('shell').some((file) => textOf('shell', file).includes(mark))).toBe(true);
      const copies = modules.flatMap((name) =>
        scriptsIn(name)
          .filter((file) => textOf(name, file).includes(mark))
          .map((file) => `${name}/${file}`),
      );
      expect(copies).toEqual([]);
    });
  }

  for (const name of modules) {
    test(`of ${name}: its entry weighs at most 10 KB, each section at most 30 KB`, () => {
      const release = JSON.parse(textOf(name, 'release.json')) as Release;
      expect(compressed(name, [release.entry])).toBeLessThanOrEqual(10 * 1024);
      for (const [page, { js }] of Object.entries(release.pages))
        expect({ page, bytes: compressed(name, js), fits: compressed(name, js) <= 30 * 1024 }).toMatchObject({
          page,
          fits: true,
        });
    });
  }
});
