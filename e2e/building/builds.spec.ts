import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from 'shared/contract';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';
import { expect, test } from '../fixtures';
import { budgets } from '../support/budgets';

/** The parts of a `mf-manifest.json` that are read. */
interface FederationManifest {
  metaData: object;
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  shared: { name: string; version: string; requiredVersion: string }[];
}

const root = join(import.meta.dirname, '../..');
const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const scriptsIn = (name: string) => readdirSync(join(root, name, 'dist')).filter((file) => file.endsWith('.js'));
const textOf = (name: string, file: string) => readFileSync(join(root, name, 'dist', file), 'utf8');
const compressed = (name: string, files: string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(Buffer.from(textOf(name, file))).length, 0);

/** A text found only in the dependency's own code, for each dependency the shell provides. */
const marks: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react/jsx-runtime': 'react.transitional.element',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom/client': '__reactContainer',
  'react-router-dom': 'may be used only in the context of a',
  antd: 'data-rc-order',
  '@ant-design/charts': 'Unknown Component: ',
  swr: 'focusThrottleInterval',
  dayjs: '$isDayjsObject',
  zod: 'ZodError',
  'the core of @module-federation': '[ Federation Runtime ]',
  'shared/platform': 'The server took too long to answer. Please try again.',
  'shared/ui': 'Clear search and filters',
};

/**
 * Texts of libraries that must not be bundled; `scripts/build/plugins/replacedInternals.ts` removes those that the
 * chart packages import.
 */
const leftOut: Readonly<Record<string, string>> = {
  '@antv/g6': 'addCombo',
  '@antv/layout': 'nodesep',
  'brushes of G2': 'brushXHighlight',
  'maps of G2': 'equalEarth',
  html2canvas: 'html2canvas-ignore',
  lodash: '__lodash_hash_undefined__',
  'languages of zod': 'Ungültige Eingabe',
};

test.describe('The built files', () => {
  for (const name of modules) {
    test(`of ${name} take from the shell what their release lists, among the checked packages`, () => {
      const { entry, requires } = JSON.parse(textOf(name, 'release.json')) as Release;
      const asked = [...textOf(name, entry).matchAll(/shareKey:"([^"]+)"/g)].map(([, dependency]) => dependency);
      expect(Object.keys(requires).sort()).toEqual([...new Set(asked)].sort());
      expect(asked.filter((dependency) => !marks[dependency ?? ''])).toEqual([]);
      expect(asked).toContain('react');
    });

    test(`of ${name} have a federation manifest that matches the release`, () => {
      const { container, entry, version, pages, requires } = JSON.parse(textOf(name, 'release.json')) as Release;
      const { metaData, exposes, shared } = JSON.parse(textOf(name, 'mf-manifest.json')) as FederationManifest;
      expect(metaData).toMatchObject({
        ...{ globalName: container, remoteEntry: { name: entry }, publicPath: 'auto' },
        buildInfo: { buildName: name, buildVersion: version },
      });
      const filesOf = (page: string, assets: FederationManifest['exposes'][number]['assets'] | undefined) => ({
        ...{ page, js: assets?.js.sync.toSorted(), css: assets?.css.sync.toSorted() },
      });
      for (const [page, { js, css }] of Object.entries(pages))
        expect(filesOf(page, exposes.find((each) => each.name === page)?.assets)).toEqual({
          ...{ page, js: js.toSorted(), css: css.toSorted() },
        });
      expect(Object.fromEntries(shared.map((each) => [each.name, each.requiredVersion]))).toEqual(requires);
      const { provides } = JSON.parse(textOf('shell', 'shell.json')) as ShellBuild;
      expect(shared.filter((each) => each.version !== provides[each.name])).toEqual([]);
    });

    test(`of ${name} list what they use, each API call with its place`, () => {
      const { uses } = JSON.parse(textOf(name, 'release.json')) as Release;
      expect(Object.keys(uses?.symbols ?? {})).toContain('react-router-dom');
      const placeOf = (call: string) => uses?.places[call] ?? uses?.places[call.replace(/ .*/, ' *')] ?? '';
      expect(uses?.calls.filter((call) => !/^src\/.+:\d+$/.test(placeOf(call)))).toEqual([]);
    });
  }

  for (const [dependency, mark] of Object.entries(marks)) {
    test(`contain ${dependency} once: in the shell, in no module`, () => {
      expect(scriptsIn('shell').some((file) => textOf('shell', file).includes(mark))).toBe(true);
      const copies = modules.flatMap((name) =>
        scriptsIn(name)
          .filter((file) => textOf(name, file).includes(mark))
          .map((file) => `${name}/${file}`),
      );
      expect(copies).toEqual([]);
    });
  }

  for (const [library, mark] of Object.entries(leftOut)) {
    test(`of the shell contain nothing of ${library}`, () => {
      expect(scriptsIn('shell').filter((file) => textOf('shell', file).includes(mark))).toEqual([]);
    });
  }

  test('of the charts weigh at most 220 KB', () => {
    const mark = marks['@ant-design/charts'] ?? '';
    const charts = scriptsIn('shell').filter((file) => textOf('shell', file).includes(mark));
    expect(charts).toHaveLength(1);
    expect(statSync(join(root, 'shell/dist', `${charts[0]}.br`)).size).toBeLessThanOrEqual(budgets.charts);
  });

  for (const name of modules) {
    test(`of ${name}: its entry weighs at most 8 KB, each section at most 30 KB`, () => {
      const release = JSON.parse(textOf(name, 'release.json')) as Release;
      expect(compressed(name, [release.entry])).toBeLessThanOrEqual(budgets.entry);
      for (const [page, { js }] of Object.entries(release.pages))
        expect({ page, bytes: compressed(name, js), fits: compressed(name, js) <= budgets.section }).toMatchObject({
          page,
          fits: true,
        });
    });
  }
});
