import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { releaseSchema } from 'shared/contract';
import { NOTICE_VERSION } from 'shared/domain/people/applications/application';
import manifest from '../module.json';
import type { prerender as Prerender } from './prerender';

const paths = manifest.routes.map((route) => route.path);
/** The server's output for the careers page's templates. */
const made = ['/hi/careers'];
let prerender: typeof Prerender;

beforeAll(async () => {
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  ({ prerender } = await import('./prerender'));
});

describe.each(manifest.routes)('the prerendered page $path', ({ path, page }) => {
  test('has one title, no inline style or script, and only links that lead somewhere', () => {
    const { html } = prerender(path);
    const dom = new DOMParser().parseFromString(html, 'text/html');
    expect(dom.querySelectorAll('h1')).toHaveLength(1);
    expect(dom.querySelectorAll('[style], script, style')).toHaveLength(0);
    const targets = [...dom.querySelectorAll('a')]
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://site'))
      .filter(({ origin, pathname }) => origin === 'http://site' && !/\.\w+$/.test(pathname));
    expect(targets.filter(({ pathname }) => ![...paths, ...made, '/signin'].includes(pathname))).toEqual([]);
    const isThere = ({ pathname, hash }: URL) => prerender(pathname).html.includes(`id="${hash.slice(1)}"`);
    expect(targets.filter((target) => target.hash !== '' && !isThere(target))).toEqual([]);
  });

  test('hydrates without a difference', async () => {
    document.body.innerHTML = `<main>${prerender(path).html}</main>`;
    const { default: Page } = (await import(`./pages/${page}`)) as { default: React.ComponentType };
    const main = document.querySelector('main');
    if (!main) throw new Error('no main');
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(
        main,
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>,
        { onRecoverableError: (error) => differences.push(error) },
      ),
    );
    expect(differences).toEqual([]);
    act(() => root.unmount());
  });

  test('has a head that fits the contract, a description search results can show whole, and files that exist', () => {
    const { head } = prerender(path);
    const { success } = releaseSchema.shape.prerendered.safeParse({ [path]: { html: 'prerendered/page.html', head } });
    expect(success).toBe(true);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(() => readFileSync(join(__dirname, '../public', head.image ?? 'none'))).not.toThrow();
  });
});

test('gives every page a title and a description of its own', () => {
  const heads = paths.map((path) => prerender(path).head);
  expect(new Set(heads.map((head) => head.title)).size).toBe(paths.length);
  expect(new Set(heads.map((head) => head.description)).size).toBe(paths.length);
});

test('describes the company everywhere, the way to each page, and the questions where there are some', () => {
  const types = (path: string) => prerender(path).head.jsonLd.map((thing) => thing['@type']);
  expect(types('/')).toEqual(['Organization']);
  expect(types('/services')).toEqual(['Organization', 'BreadcrumbList']);
  expect(types('/pricing')).toEqual(['Organization', 'BreadcrumbList', 'FAQPage']);
  expect(types('/compliance')).toEqual(['Organization', 'BreadcrumbList', 'FAQPage']);
});

test('refuses a path that has no page', () => {
  expect(() => prerender('/nowhere')).toThrow('/nowhere is prerendered in module.json but has no page');
});

describe('the templates of the careers pages', () => {
  const templates = () => {
    const dom = new DOMParser().parseFromString(prerender('/careers').html, 'text/html');
    return new Map([...dom.querySelectorAll('template')].map(({ id, content }) => [id, content]));
  };

  test('there is one of the page, the closed page, the answer, what was sent, who is put forward and, in Hindi, the list, each with one title', () => {
    expect([...templates().keys()].sort()).toEqual([
      ...[
        'application',
        'gone',
        'hi',
        'hi-application',
        'hi-gone',
        'hi-sent',
        'hi-vacancy',
        'people',
        'sent',
        'vacancy',
      ],
    ]);
    for (const content of templates().values()) expect(content.querySelectorAll('h1')).toHaveLength(1);
  });

  test.each([
    ['vacancy', 'en'],
    ['hi-vacancy', 'hi'],
  ])('the form of %s posts what is asked for, with the notice and its language', (id, language) => {
    const form = templates().get(id)?.querySelector('form');
    expect([form?.method, form?.getAttribute('action'), form?.enctype]).toEqual([
      'post',
      '/api/careers/%SLUG%',
      'multipart/form-data',
    ]);
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    expect(fields.map(({ name, required }) => `${name}${required ? ' *' : ''}`)).toEqual([
      ...['notice', 'language', 'name *', 'phone *', 'city *', 'file', 'agreed *', 'website'],
    ]);
    expect(fields.find(({ name }) => name === 'language')?.value).toBe(language);
    expect(fields.find(({ name }) => name === 'notice')?.value).toBe(NOTICE_VERSION);
  });

  test.each(['application', 'hi-application'])('%s posts corrections and the withdrawal by the link', (id) => {
    const forms = [...(templates().get(id)?.querySelectorAll('form') ?? [])];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual(Array(2).fill('/api/applications/%TOKEN%'));
    const values = forms.flatMap((form) => [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]));
    expect(values).toEqual([
      ['act', 'save'],
      ['name', '%NAME%'],
      ['phone', '%PHONE%'],
      ['city', '%CITY%'],
      ['file', ''],
      ['act', 'withdraw'],
    ]);
  });
});
