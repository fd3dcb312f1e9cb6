import type { Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { installBundled } from './installBundled';
import { ReleaseStore } from './ReleaseStore';
import { type openStore, tester } from './releases.fixture';
import { newReleaseKey, signed, unsigned } from './signature';
import { eachStorage } from './storage/eachStorage.fixture';
import { releaseTables } from './tables';

const [team, other] = [newReleaseKey(), newReleaseKey()];
const commit = 'c0ffee'.repeat(7).slice(0, 40);
const provenance = { commit, hasChanges: false, builtBy: 'CI', builtAt: '2026-11-26T10:00:00.000Z' };

eachStorage((open) => {
  let server: TestApp;
  let opened: ReturnType<typeof openStore>;
  let store: ReleaseStore;

  beforeEach(async () => {
    server = await openTestApp();
    opened = open(server.db);
    store = new ReleaseStore(server.db, opened.store.files, opened.sources, { 'mfe-payroll': [team.publicKey] });
  });
  afterEach(async () => {
    await server.close();
    opened.remove();
  });

  async function publish(version: string, sign: (release: Release) => Release, name = 'mfe-payroll'): Promise<string> {
    const { dist, release } = opened.build({ name, version });
    const staging = await store.files.stage();
    try {
      await staging.copy(dist, release);
      return await store.publish(staging, sign({ ...release, provenance }), tester);
    } catch (error) {
      return (error as Error).message;
    } finally {
      await staging.discard();
    }
  }
  const byTeam = (release: Release) => signed(release, team.privateKey);

  test('a release of a team with a key is taken when it is signed with it, and says where it comes from', async () => {
    expect(await publish('1.0.0', byTeam)).toBe('published');
    await store.promote('mfe-payroll', '1.0.0', tester);
    const [row] = await store.list();
    expect(row?.versions).toEqual([expect.objectContaining({ provenance, signedBy: team.publicKey })]);
    expect(Object.keys((await store.registry()).registry.modules)).toEqual(['mfe-payroll']);
  });

  test.each<[string, (release: Release) => Release, string]>([
    ['without a signature', (release) => release, 'It is not signed'],
    ['with a key of somebody else', (release) => signed(release, other.privateKey), 'which RELEASE_KEYS does not name'],
    [
      'that was changed after it was signed',
      (release) => ({ ...byTeam(release), provenance: { ...provenance, builtBy: 'Mallory' } }),
      'something of it was changed after it was signed',
    ],
    [
      'with the signature of another release',
      (release) => ({ ...release, signature: byTeam({ ...release, version: '0.9.0' }).signature }),
      'something of it was changed after it was signed',
    ],
  ])('one %s is refused, and nothing is stored', async (_what, sign, reason) => {
    expect(await publish('1.0.0', sign)).toContain(reason);
    expect(await store.list()).toEqual([]);
  });

  test('modules without a key need none, unless a key is for all of them', async () => {
    expect(await publish('1.0.0', (release) => release, 'mfe-other')).toBe('published');
    const { release } = opened.build({ name: 'mfe-other', version: '1.1.0' });
    const forAll = { '*': [team.publicKey] };
    expect(unsigned(release, forAll)).toContain('It is not signed');
    expect(unsigned(byTeam(release), forAll)).toBeUndefined();
  });

  test('a stored release that somebody changed is left out, whatever the files say', async () => {
    await publish('1.0.0', byTeam);
    await store.promote('mfe-payroll', '1.0.0', tester);
    const row = await releaseTables(server.db).selectFrom('releases').select('release').executeTakeFirstOrThrow();
    const changed = { ...(JSON.parse(row.release) as Release), requires: {} };
    await releaseTables(server.db)
      .updateTable('releases')
      .set({ release: JSON.stringify(changed) })
      .execute();
    const { leftOut, registry } = await store.registry();
    expect(leftOut.map(({ reason }) => reason)).toEqual([expect.stringContaining('changed after it was signed')]);
    expect(registry.modules).toEqual({});
  });

  test('what lies beside the server needs no signature, as long as it lies there', async () => {
    const { dist } = opened.build({ version: '1.0.0' });
    await installBundled(store, [{ module: 'mfe-payroll', folder: dist }]);
    expect((await store.registry()).leftOut).toEqual([]);
    const restarted = new ReleaseStore(server.db, store.files, opened.sources, { '*': [team.publicKey] });
    expect((await restarted.registry()).leftOut).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('It is not signed') }),
    ]);
  });

  test('a file that holds no key of this kind is named in a sentence', () => {
    const { release } = opened.build({ version: '1.0.0' });
    expect(() => signed(release, 'not a key')).toThrow('RELEASE_KEY names no private key.');
  });
});
