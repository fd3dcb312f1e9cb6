import type { Release } from 'shared/contract';
import type { Uses } from 'shared/contract/surface/surface';
import { usesFit } from './usesFit';

test('what a module uses is compared with the same offer once, and again when there is another', () => {
  let read = 0;
  const symbols = new Proxy<Record<string, string>>(
    { Panel: 'in string' },
    {
      get(target, name) {
        read += 1;
        return Reflect.get(target, name) as string;
      },
    },
  );
  const uses: Uses = { symbols: { 'shared/ui': { Panel: 'in number' } }, places: {}, makes: {}, calls: [] };
  const release = { manifest: { name: 'mfe-a', team: 'A' }, uses } as Release;
  const shell = { shellApi: '1.0.0', provides: {}, offers: { 'shared/ui': symbols } };
  const api = {};
  const ask = (offered: object = api) =>
    usesFit({ release, shell, api: offered as Record<string, string>, others: [] });
  const told = ['Panel of shared/ui was number and is string.'];
  expect(ask()).toEqual(told);
  const once = read;
  expect(once).toBeGreaterThan(0);
  expect(ask()).toEqual(told);
  expect(read).toBe(once);
  expect(ask({})).toEqual(told);
  expect(read).toBeGreaterThan(once);
});
