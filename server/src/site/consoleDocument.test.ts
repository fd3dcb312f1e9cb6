import { CONTRACT_VERSION, type Registry } from 'shared/contract';
import { consoleDocument } from './consoleDocument';

const shell = {
  shellApi: '1.0.0',
  sources: '',
  provides: {},
  offers: {},
  start: 'start.js',
  tables: 'tables.js',
  entry: ['shell.js'],
  chunks: { signin: ['signin.js'], frame: ['frame.js'], console: ['console.js'], sections: ['sections.js'] },
  fonts: [],
  frames: { '/signin': '<form></form>' },
  integrity: {},
};

/** A registry whose one module serves leads. */
const registryOf = (version: string): Registry => ({
  contract: CONTRACT_VERSION,
  revision: 1,
  modules: {
    'mfe-clients': {
      manifest: {
        contract: CONTRACT_VERSION,
        name: 'mfe-clients',
        title: 'Clients',
        team: 'Clients',
        shellApi: '^1.0.0',
        routes: [{ path: '/dashboard/leads', page: 'LeadsPage' }],
        sidebar: [],
      },
      current: {
        version,
        base: `/modules/mfe-clients/${version}/`,
        entry: 'entry.js',
        container: 'mfe_clients',
        pages: { LeadsPage: { js: ['leads.js'], css: [] } },
        integrity: {},
      },
    },
  },
});

const registry = registryOf('1.0.0');
const open = (path: string, known = registry) => consoleDocument({ shell, registry: known, apiBase: '/api', path });
const nonceOf = ({ html }: { html: string }) => /csp-nonce" nonce="([\w-]{22})"/.exec(html)?.[1] ?? '';

test('each document has a nonce of its own, which its policy allows, and differs in nothing else', () => {
  const [first, second] = [open('/dashboard/leads'), open('/dashboard/leads')];
  expect(nonceOf(first)).not.toBe('');
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  for (const each of [first, second])
    expect(each.headers['Content-Security-Policy']).toContain(`style-src 'self' 'nonce-${nonceOf(each)}';`);
  expect(first.html.replaceAll(nonceOf(first), '')).toBe(second.html.replaceAll(nonceOf(second), ''));
});

test('a document names what sections are made of where a module’s page is opened, and not for the dashboard', () => {
  expect(open('/dashboard/leads').html).toContain('href="/shell/sections.js"');
  expect(open('/dashboard').html).not.toContain('sections.js');
  expect(open('/signin').html).not.toContain('sections.js');
});

test('a document names the files of its own page, whichever was sent before', () => {
  const leads = 'href="/modules/mfe-clients/1.0.0/leads.js"';
  expect(open('/dashboard/leads').html).toContain(leads);
  expect(open('/dashboard').html).not.toContain(leads);
  expect(open('/signin').html).toContain('<form></form>');
  expect(open('/Dashboard/leads/').html).toContain(leads);
});

test('after a release, a document names the new files', () => {
  expect(open('/dashboard/leads').html).toContain('/modules/mfe-clients/1.0.0/leads.js');
  const { html } = open('/dashboard/leads', registryOf('1.1.0'));
  expect(html).toContain('/modules/mfe-clients/1.1.0/leads.js');
  expect(html).not.toContain('/1.0.0/');
});

test('the dashboard’s document names the files of the cards that stand first, each once, and no other page’s does', () => {
  const withCards = registryOf('1.0.0');
  const card = (nth: number) => ({
    slot: 'dashboard.card' as const,
    ...{ id: `clients.card-${nth}`, title: `Card ${nth}`, component: `Card${nth}`, order: nth },
  });
  const clients = withCards.modules['mfe-clients'];
  if (!clients) throw new Error('The registry has no mfe-clients.');
  clients.manifest.contributions = [7, 6, 5, 4, 3, 2, 1].map(card);
  for (const { component } of clients.manifest.contributions.map((each) => ({ component: '', ...each })))
    clients.current.pages[component] = {
      js: [component === 'Card1' || component === 'Card2' ? 'cards.js' : 'late.js'],
      css: [],
    };
  const preloaded = (path: string) =>
    [...open(path, withCards).html.matchAll(/rel="preload" href="\/modules\/mfe-clients\/1.0.0\/([^"]+)"/g)].map(
      ([, file]) => file,
    );
  expect(preloaded('/dashboard')).toEqual(['entry.js', 'cards.js']);
  expect(preloaded('/Dashboard/')).toEqual(['entry.js', 'cards.js']);
  expect(preloaded('/dashboard/leads')).toEqual(['entry.js', 'leads.js']);
  expect(preloaded('/dashboard/account')).toEqual([]);
});
