import { documentHtml } from './documentHtml';

const parts = {
  world: 'console',
  head: { title: 'Console', description: '', jsonLd: [] },
  shell: { start: 'start.js', entry: ['main.js'], fonts: [], integrity: {} },
  registry: {},
  apiBase: '/api',
  body: '',
} as unknown as Parameters<typeof documentHtml>[0];

test('a document that has nothing to show before its scripts says so where they are off', () => {
  expect(documentHtml(parts)).toMatch(/<noscript><p[^>]*>The console needs JavaScript\. Allow it for this site/);
});

test('the font of a sign is loaded ahead where the page has the sign', () => {
  const fonts = [{ file: 'latin.woff2' }, { file: 'rupee.woff2', sign: '₹' }];
  const preloaded = (body: string) =>
    [
      ...documentHtml({ ...parts, shell: { ...parts.shell, fonts }, body }).matchAll(/href="\/shell\/(\w+)\.woff2"/g),
    ].map(([, name]) => name);
  expect(preloaded('<main>₹21,500 a month</main>')).toEqual(['latin', 'rupee']);
  expect(preloaded('<main>Home</main>')).toEqual(['latin']);
});

test('one that shows its page does not', () => {
  expect(documentHtml({ ...parts, body: '<main>Home</main>' })).not.toContain('<noscript>');
});
