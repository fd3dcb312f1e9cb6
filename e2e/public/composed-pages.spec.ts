import { expect, test } from '../fixtures';

interface Vacancy {
  id: string;
  slug: string;
  version: number;
}

/** The classes in a document's markup that none of its style sheets defines. */
function undressed(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('\n');
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  return [...used].filter((name) => name !== '' && !styles.includes(`.${name}`));
}

test('Every page that the server composes brings the rules of each class in it', async ({ server, api, request }) => {
  const body = { title: 'Cook', city: 'Gumla', isPublic: true };
  const [open, over] = [await api<Vacancy>('POST', 'vacancies', body), await api<Vacancy>('POST', 'vacancies', body)];
  await api('PUT', `vacancies/${over.id}`, { version: over.version, status: 'Closed' });
  const get = async (path: string) => (await request.get(server.url + path)).text();
  const listed = [...(await get('/sitemap.xml')).matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)];
  const paths = new Set(listed.map(([, path]) => path || '/'));
  for (const list of ['/careers', '/hi/careers']) for (const { slug } of [open, over]) paths.add(`${list}/${slug}`);
  expect([...paths]).toEqual(expect.arrayContaining(['/', '/pricing', `/hi/careers/${open.slug}`]));
  const wrong: [string, string[]][] = [];
  const look = (name: string, html: string) => {
    const missing = undressed(html);
    if (missing.length > 0) wrong.push([name, missing]);
  };
  for (const path of [...paths, '/nothing-here']) look(path, await get(path));
  const answer = async (path: string, form: Record<string, string>) =>
    (await request.post(`${server.url}/api/${path}`, { form, headers: { accept: 'text/html' } })).text();
  look('a refused form', await answer('contact', { name: '' }));
  const { language, ...said } = {
    name: 'Asha Tirkey',
    phone: '9876500499',
    city: 'Gumla',
    agreed: 'on',
    language: 'en',
  };
  const sent = await request.post(`${server.url}/api/careers/${open.slug}`, {
    multipart: {
      ...said,
      language,
      notice: (/name="notice" value="([^"]+)"/.exec(await get(`/careers/${open.slug}`)) ?? [])[1] ?? '',
    },
    headers: { accept: 'text/html' },
  });
  const thanks = await sent.text();
  look('a sent application', thanks);
  const [own = ''] = /\/careers\/application\/[\w-]+/.exec(thanks) ?? [];
  expect(own).not.toBe('');
  look('an applicant’s page', await get(own));
  expect(wrong).toEqual([]);
  // Other tests on the same server list the pages of a site without vacancies.
  const { version } = await api<Vacancy>('GET', `vacancies/${open.id}`);
  await api('PUT', `vacancies/${open.id}`, { version, status: 'Closed' });
});
