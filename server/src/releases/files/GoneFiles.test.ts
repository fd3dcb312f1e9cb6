import { rmSync } from 'node:fs';
import path from 'node:path';
import type { ModuleReleases, Release } from 'shared/contract';
import { openTestApp } from '../../../test/openTestApp';
import { openReleases } from '../openReleases.fixture';
import { Bucket } from '../storage/Bucket';
import { eachStorage } from '../storage/eachStorage.fixture';
import { releaseTables } from '../tables';

const ofCommit = ({ provenance: _none, ...release }: Release): Release => ({
  ...release,
  provenance: { commit: 'ab12cd34e5f6', hasChanges: false, builtBy: 'CI', builtAt: '2026-11-01T09:00:00.000Z' },
});
const change = (release: Release) => void Object.assign(release, ofCommit(release));

eachStorage((open) => {
  let product: Awaited<ReturnType<typeof openReleases>>;
  let token: string;
  beforeEach(async () => {
    const server = await openTestApp();
    token = server.owner.token;
    const publish: Parameters<typeof openReleases>[1] = async (opened) => {
      await opened.publish({ version: '0.9.0' });
      for (const version of ['1.0.0', '1.1.0']) await opened.publishCurrent({ version, change });
      await releaseTables(server.db)
        .updateTable('releases')
        .set({ collectedAt: '2026-11-02T09:00:00.000Z' })
        .where('version', '=', '0.9.0')
        .execute();
    };
    product = await openReleases(server, publish, open);
  });
  afterEach(() => product.close());

  const said = async () => {
    const answer = await product.app.inject({ url: '/api/releases', headers: { authorization: `Bearer ${token}` } });
    const [row] = answer.json<ModuleReleases[]>();
    return Object.fromEntries((row?.versions ?? []).map(({ version, gone }) => [version, gone]));
  };
  /** Takes a file of a release out of its storage. */
  async function lose(version: string): Promise<void> {
    const { bucket, store } = product.opened;
    if (!bucket) return rmSync(path.join(store.files.folderOf('mfe-payroll', version), 'Page.js'));
    const stored = await new Bucket(bucket).list(`modules/mfe-payroll/${version}/`);
    const page = stored.find(({ name }) => name.endsWith('/Page.js'));
    await new Bucket(bucket).remove(page?.name ?? '');
  }

  test('files that were removed by rule, and those that their storage lost, are told with what to do', async () => {
    const { name } = product.opened.store.files;
    for (const version of ['1.0.0', '1.1.0']) await lose(version);
    expect(await said()).toEqual({
      '0.9.0':
        'Its files were removed on 02 Nov 2026 because it was no longer in use. Publish 0.9.0 again to bring it back.',
      '1.0.0': `Its files are missing in ${name}. Release 1.0.0 again from commit ab12cd34e before you make it current.`,
      '1.1.0': `Its files are missing in ${name}. Release 1.1.0 again from commit ab12cd34e.`,
    });
    for (const version of ['0.9.0', '1.0.0', '1.1.0'])
      expect(await product.opened.publish({ version, ...(version !== '0.9.0' && { change }) })).toBe('unchanged');
    expect(await said()).toEqual({});
  });

  test('storage is asked once a minute of what it has, however often the list is read', async () => {
    const asked = jest.spyOn(product.opened.store.files, 'isThere');
    for (let times = 0; times < 20; times += 1) await said();
    expect(asked).toHaveBeenCalledTimes(2);
    await lose('1.1.0');
    expect((await said())['1.1.0']).toBeUndefined();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect((await said())['1.1.0']).toMatch(/Its files are missing.*, or go back to 1\.0\.0\.$/);
    clock.mockRestore();
  });

  test('a storage that does not answer says nothing of any release', async () => {
    jest.spyOn(product.opened.store.files, 'isThere').mockRejectedValue(new Error('away'));
    expect(Object.keys(await said())).toHaveLength(3);
    expect(Object.values(await said()).filter(Boolean)).toHaveLength(1);
  });
});
