import { openTestApp, type TestApp } from '../../test/openTestApp';
import { composePages } from '../pages/composePages';
import { openStore, withPage } from '../releases/releases.fixture';
import { composeSite } from './composeSite';

let server: TestApp;
let opened: ReturnType<typeof openStore>;

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  Object.assign(opened.sources.shell, {
    entry: ['shell.js'],
    chunks: { signin: ['signin.js'], console: [], sections: [] },
    integrity: { 'start.js': 'sha384-a', 'shell.js': 'sha384-b' },
  });
  await opened.publishCurrent({
    version: '1.0.0',
    files: { 'prerendered/page.html': '<h1>Jobs</h1>' },
    change: withPage('/jobs'),
  });
});
afterEach(async () => {
  await server.close();
  opened.remove();
});

const codeIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="code">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as unknown;

test('a public document runs the start script alone, and names the code that it may need', async () => {
  const { pages, notFound } = await composeSite(await opened.store.registry(), opened.store.files, opened.sources);
  const html = pages.get('/jobs')?.raw.toString() ?? '';
  expect(html.match(/<script [^>]*src="[^"]+"[^>]*>/g)).toEqual([
    '<script defer src="/shell/start.js" integrity="sha384-a" id="start">',
  ]);
  expect(codeIn(html)).toEqual({
    scripts: [{ href: '/shell/shell.js', integrity: 'sha384-b' }],
    beside: ['entry.js', 'Page.js'].map((file) => ({
      href: `/modules/mfe-payroll/1.0.0/${file}`,
      integrity: expect.stringMatching(/^sha384-/),
    })),
    signIn: ['/shell/signin.js'],
  });
  expect(codeIn(notFound.raw.toString())).toMatchObject({ beside: [] });
});

test('where a page is drawn by its code, the document says that it needs it at once', async () => {
  const { drawnByCode } = await composeSite(await opened.store.registry(), opened.store.files, opened.sources);
  expect(codeIn(drawnByCode.raw.toString())).toMatchObject({ isNeeded: true });
});

test('all public documents have one policy, so that a page can be shown in the document of another', async () => {
  await opened.publishCurrent({
    name: 'mfe-styled',
    version: '1.0.0',
    files: { 'prerendered/page.html': '<h1 class="styled">Styled</h1>', 'Page.css': '.styled { color: red }' },
    change: (release) => {
      withPage('/styled')(release);
      release.pages.Page = { js: ['Page.js'], css: ['Page.css'] };
    },
  });
  const { pages, notFound, policy } = await composeSite(
    await opened.store.registry(),
    opened.store.files,
    opened.sources,
  );
  expect(pages.get('/styled')?.raw.toString()).toContain('color: red');
  for (const file of [...pages.values(), notFound]) expect(file.headers['Content-Security-Policy']).toBe(policy);
});

test('a public document carries the modules that have public pages, and no others', async () => {
  await opened.publishCurrent({ name: 'mfe-card', version: '1.0.0' });
  const { pages } = await composeSite(await opened.store.registry(), opened.store.files, opened.sources);
  const html = pages.get('/jobs')?.raw.toString() ?? '';
  const carried = /<script type="application\/json" id="registry">(.+?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(Object.keys((JSON.parse(carried) as { modules: object }).modules)).toEqual(['mfe-payroll']);
});

test('a release of a module without public pages leaves every public document as it was, and compresses none again', async () => {
  const compose = async (before?: Awaited<ReturnType<typeof composeSite>>) =>
    await composeSite(await opened.store.registry(), opened.store.files, opened.sources, before);
  const before = await compose();
  await opened.publishCurrent({ name: 'mfe-console', version: '1.0.0' });
  const after = await compose(before);
  const documents = ({ pages, notFound, drawnByCode }: typeof before) => [...pages.values(), notFound, drawnByCode];
  expect(documents(after)).toEqual(documents(before));
  expect(documents(after).every(({ encodings }, index) => encodings === documents(before)[index]?.encodings)).toBe(
    true,
  );

  await opened.publishCurrent({
    version: '1.1.0',
    files: { 'prerendered/page.html': '<h1>New jobs</h1>' },
    change: withPage('/jobs'),
  });
  expect((await compose(after)).pages.get('/jobs')?.raw.toString()).toContain('<h1>New jobs</h1>');
});

test('a release’s pages are composed once for their content, however often they are asked for', async () => {
  const pagesOf = async (version: string) => {
    const release = await opened.store.release('mfe-payroll', version);
    return composePages(release, opened.store.files.folderOf('mfe-payroll', version), opened.sources);
  };
  const pages = await pagesOf('1.0.0');
  expect(await pagesOf('1.0.0')).toBe(pages);
  await opened.publishCurrent({
    version: '1.1.0',
    files: { 'prerendered/page.html': '<h1>More jobs</h1>' },
    change: withPage('/jobs'),
  });
  expect((await pagesOf('1.1.0')).get('/jobs')?.body).toContain('<h1>More jobs</h1>');
});
