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

test('one that shows its page does not', () => {
  expect(documentHtml({ ...parts, body: '<main>Home</main>' })).not.toContain('<noscript>');
});
