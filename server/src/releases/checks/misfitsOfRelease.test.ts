import type { Release } from 'shared/contract';
import { declaredResources } from 'shared/contract/declaredResource';
import { misfitsOfRelease } from '.';
import { beside, changed } from './checks.fixture';

test.each<[string, (release: Release) => void, string]>([
  [
    'a slot',
    ({ manifest }) =>
      Object.assign(manifest, {
        contributions: [{ slot: 'record.ship', id: 'payroll.ship', title: 'Ship', component: 'Page' }],
      }),
    'manifest.contributions.0.slot must be a slot of this shell: ',
  ],
  [
    'a kind of records',
    ({ manifest }) => Object.assign(manifest, { records: [{ kind: 'ship', path: '/dashboard/mfe-payroll/:id' }] }),
    'manifest.records.0.kind must be one of ',
  ],
  [
    'a field of declared records',
    ({ manifest }) => {
      const slips = { name: 'slips', title: 'slip', schema: { type: 'object', properties: { a: { type: 'string' } } } };
      manifest.resources = declaredResources.parse([slips]);
      Object.assign(manifest.resources[0] ?? {}, { order: 'depth' });
    },
    'manifest.resources.0.order names "depth"',
  ],
  [
    'a right',
    ({ manifest }) => Object.assign(manifest.routes[0] ?? {}, { right: 'ships:read' }),
    'routes.0.right is "ships:read", whose resource there is none of',
  ],
  [
    'an address',
    ({ manifest }) => Object.assign(manifest.routes[0] ?? {}, { path: '/signin' }),
    'The route /signin belongs to',
  ],
  [
    'a list',
    ({ manifest }) =>
      Object.assign(manifest, {
        contributions: [
          { slot: 'list.row-action', id: 'payroll.sail', list: 'ships', label: 'Sail', component: 'Page' },
        ],
      }),
    'contributions.0.list names ships, which this server has no list of.',
  ],
])('a stored release does not fit where %s is gone that it has', (_, change, reason) => {
  const lists = { centers: ['id'] };
  expect(misfitsOfRelease(beside(changed(), { lists }))).toEqual([]);
  expect(misfitsOfRelease(beside(changed(change), { lists }))).toEqual([expect.stringContaining(reason)]);
});
