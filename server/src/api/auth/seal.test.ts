import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seal, unseal } from './seal';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'seal-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const withKey = { secretKey: 'one secret of thirty-two letters', dataDir: '/nowhere' };

test('a sealed text can be read with the same key for the same row, and by nothing else', async () => {
  const sealed = await seal(withKey, 'JBSWY3DPEHPK3PXP', 'a1');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await unseal(withKey, sealed, 'a1')).toBe('JBSWY3DPEHPK3PXP');
  expect(await unseal(withKey, sealed, 'a2')).toBeUndefined();
  expect(await unseal({ ...withKey, secretKey: 'another secret of many letters...' }, sealed, 'a1')).toBeUndefined();
  expect(await unseal(withKey, `A${sealed.slice(1)}`, 'a1')).toBeUndefined();
  expect(await unseal(withKey, '', 'a1')).toBeUndefined();
  expect(await seal(withKey, 'JBSWY3DPEHPK3PXP', 'a1')).not.toBe(sealed);
});

test('without SECRET_KEY a key is made once in the data folder, for its owner only, however many need it at once', async () => {
  const settings = { secretKey: undefined, dataDir: join(dataDir, 'new') };
  const sealed = await Promise.all(Array.from({ length: 20 }, (_, n) => seal(settings, `text ${n}`, 'a1')));
  expect(await Promise.all(sealed.map((each) => unseal(settings, each, 'a1')))).toEqual(
    sealed.map((_, n) => `text ${n}`),
  );
  expect(readdirSync(settings.dataDir)).toEqual(['secret.key']);
  expect(statSync(join(settings.dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(settings.dataDir, 'secret.key'), 'utf8')).toHaveLength(43);
});
