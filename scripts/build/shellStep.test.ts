import { reasonsAgainst } from '../../server/src/releases/checks';
import type { Release } from '../../shared/contract/releases/release';

jest.mock('../../shared/contract/shellApi', () => ({ SHELL_API_VERSION: '4.0.0' }));

/** What the code of a new release uses. */
async function asksNow(): Promise<Record<string, string>> {
  const { rangeOf } = await import('./sharedDependencies');
  return Object.fromEntries(['react', 'shared/platform', 'shared/ui'].map((name) => [name, rangeOf(name)]));
}

const release = (requires: Record<string, string>): Release => ({
  ...{ contract: 1, version: '1.0.0', entry: 'entry.js', container: 'mfe_payroll_1_0_0' },
  ...{ files: { 'entry.js': { bytes: 1, integrity: '' } }, pages: {}, prerendered: {}, publicFiles: [] },
  manifest: {
    ...{ contract: 1, name: 'mfe-payroll', title: 'Payroll', team: 'Payroll', shellApi: '^3.2.0' },
    ...{ routes: [], sidebar: [] },
  },
  requires,
  uses: { symbols: { 'shared/ui': { Panel: 'out () => JSX.Element' } }, places: {}, makes: {}, calls: [], reached: {} },
});

/** Why a shell of the next major version, which removed only unused things, refuses a release. */
async function reasons(refused: Release): Promise<string[]> {
  const { providedVersions } = await import('./sharedDependencies');
  const shell = {
    shellApi: '4.0.0',
    provides: providedVersions(),
    offers: { 'shared/ui': { Panel: 'out () => JSX.Element' } },
  };
  return reasonsAgainst({ release: refused, shell, others: [] });
}

test('the shell’s next major version refuses no old or new release whose uses still exist', async () => {
  expect(await reasons(release(await asksNow()))).toEqual([]);
  expect(await reasons(release({ 'shared/platform': '^3.2.0', 'shared/ui': '^3.2.0' }))).toEqual([]);
});

test('a used part that was removed is the reason; if a release’s uses are unknown, the version is', async () => {
  const symbols = { 'shared/ui': { Card: 'out () => JSX.Element' } };
  const using = release(await asksNow());
  expect(await reasons({ ...using, uses: { symbols, places: {}, makes: {}, calls: [], reached: {} } })).toEqual([
    'Card of shared/ui is gone.',
  ]);
  expect(await reasons({ ...using, uses: undefined })).toEqual([
    'It needs the shell API ^3.2.0, and this shell offers 4.0.0.',
  ]);
});

test('a release built for a much older major version, whose code would not start, must be released again', async () => {
  expect(await reasons(release({ 'shared/ui': '^2.4.0' }))).toEqual([
    'It was built for shared/ui ^2.4.0, which its code asks for: release it again.',
  ]);
});
