import { contentSecurityPolicy, styleHash } from './contentSecurityPolicy';

const directives = (apiBase = '/api', isConsole = false) =>
  Object.fromEntries(
    contentSecurityPolicy({ styles: [styleHash('p{margin:0}')], apiBase, isConsole })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  ) as Record<string, string[]>;

test('a document runs files of its own origin only, and nobody frames it', () => {
  const policy = directives();
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['style-src']).toEqual(["'self'", styleHash('p{margin:0}')]);
  expect([policy['frame-ancestors'], policy['base-uri']]).toEqual([["'none'"], ["'none'"]]);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|http:/);
});

test('an API of another host may be called, and no other page of it', () => {
  expect(directives('https://api.example.com/api')['connect-src']).toContain('https://api.example.com');
  expect(directives('https://api.example.com/api')['script-src']).toEqual(["'self'"]);
});

test('a document frames files that its own code has loaded only where it says that it shows some', () => {
  const [site, console] = [directives(), directives('/api', true)];
  expect([site['frame-src'], site['object-src']]).toEqual([[expect.stringMatching(/^https:/)], undefined]);
  expect([console['frame-src'], console['object-src']]).toEqual([[...(site['frame-src'] ?? []), 'blob:'], ['blob:']]);
});

test('a thread is started in the console alone, from a file of its own origin', () => {
  expect([directives()['worker-src'], directives('/api', true)['worker-src']]).toEqual([["'none'"], ["'self'"]]);
});
