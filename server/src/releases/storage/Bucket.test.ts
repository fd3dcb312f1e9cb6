import { Bucket } from './Bucket';
import { openStrictS3 } from './strictS3.fixture';

let s3: Awaited<ReturnType<typeof openStrictS3>>;
let bucket: Bucket;
beforeEach(async () => {
  s3 = await openStrictS3();
  bucket = new Bucket(s3.settings);
});
afterEach(() => s3.stop());

test.each([
  'modules/mfe-payroll/1.0.0-b1.x/0a/entry.5d1f.js.br',
  'a name with spaces, (signs) & äöü + 100%/of it.js',
  "it's*~!.js",
])('what is stored as “%s” is signed as the service reads it, found and removed', async (name) => {
  const content = Buffer.from('of it');
  await bucket.put(name, content);
  expect([...s3.stored.keys()]).toEqual([`site.one/${name}`]);
  expect(await bucket.get(name)).toEqual(content);
  expect((await bucket.list('')).map((each) => each.name)).toEqual([name]);
  await bucket.remove(name);
  expect([await bucket.get(name), s3.stored.size]).toEqual([undefined, 0]);
});

test('what arrives otherwise than it was sent is refused by its checksum', async () => {
  const body = Buffer.from('whole');
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    fetched.mockRestore();
    return fetch(input, { ...init, body: Buffer.from('other') });
  });
  await expect(bucket.put('a.js', body)).rejects.toThrow('it refuses with 400 BadDigest');
  expect(s3.stored.size).toBe(0);
});

test('a list of 2,500 objects comes in three pages, whole and once each', async () => {
  const names = Array.from({ length: 2_500 }, (_, place) => `modules/${String(place).padStart(5, '0')}+=/&.js`);
  for (const name of names) s3.stored.set(`site.one/${name}`, Buffer.from(''));
  s3.stored.set('site.other/modules/0.js', Buffer.from(''));
  expect((await bucket.list('modules/')).map(({ name }) => name)).toEqual(names);
  expect(s3.state.lists).toBe(3);
});

test('a service that asks to slow down is asked again after a pause, three times in all', async () => {
  s3.state.busy = 2;
  const before = performance.now();
  await bucket.put('a.js', Buffer.from('a'));
  expect([s3.state.calls, performance.now() - before > 550]).toEqual([3, true]);
  for (const call of [() => bucket.get('a.js'), () => bucket.list(''), () => bucket.remove('b.js')]) {
    s3.state.busy = 2;
    await call();
  }
  s3.state.busy = 100;
  await expect(bucket.get('a.js')).rejects.toThrow('it fails with 503 SlowDown');
  await expect(bucket.list('')).rejects.toThrow('it fails with 503 SlowDown');
});

test('a key that is not let in is said at once, also by a list', async () => {
  const denied = new Bucket({ ...s3.settings, secret: 'another' });
  for (const call of [() => denied.list(''), () => denied.get('a.js'), () => denied.put('a.js', Buffer.from('a'))]) {
    s3.state.calls = 0;
    await expect(call()).rejects.toThrow('it refuses with 403 SignatureDoesNotMatch');
    expect(s3.state.calls).toBe(1);
  }
});
