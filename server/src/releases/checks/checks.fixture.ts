import type { Release } from 'shared/contract';
import { declaredResources } from 'shared/contract/declaredResource';
import type { Uses } from 'shared/contract/surface/surface';
import { releaseOf } from '../releases.fixture';
import type { CheckContext } from './check';

/** A release of `mfe-payroll` changed so. */
export const changed = (change: (release: Release) => void = () => undefined, name?: string): Release => {
  const release = releaseOf('1.0.0', { name, contents: { 'entry.js': 'entry', 'Page.js': 'page' } });
  change(release);
  return release;
};

/** One whose code uses these. */
export const using = (uses: Partial<Uses>, name?: string): Release =>
  changed((release) => void (release.uses = { symbols: {}, places: {}, makes: {}, calls: [], ...uses }), name);

/** One that declares records of these names, with these fields, by default a name. */
export const declaring = (names: readonly string[], properties: object = { name: { type: 'string' } }, more = {}) =>
  changed(({ manifest }) => {
    manifest.resources = declaredResources.parse(
      names.map((name) => ({ name, title: name, schema: { type: 'object', properties, ...more } })),
    );
  });

/** Where a release is judged: a shell of 1.2.0 that offers nothing, alone. */
export const beside = (release: Release, more: Partial<CheckContext> = {}): CheckContext => ({
  shell: { shellApi: '1.2.0', provides: { react: '19.3.1' }, offers: {} },
  others: [],
  release,
  ...more,
});
