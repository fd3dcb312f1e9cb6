import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { company } from 'shared/domain/letterhead/companyFacts';
import { Footer } from './Footer';

const site = (
  <MemoryRouter>
    <Footer />
  </MemoryRouter>
);
const linksOf = (title: string) =>
  column(title)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const column = (title: string) => {
  const box = screen.getByRole('heading', { name: title }).parentElement;
  if (!box) throw new Error(`no column ${title}`);
  return within(box);
};

describe('the footer', () => {
  test('has its six columns', () => {
    render(site);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'About',
      'Help',
      'Policy',
      'Social',
      'Mail Us',
      'Registered Office',
    ]);
  });

  test('links About to the contact anchor and to real pages', () => {
    render(site);
    expect(linksOf('About')).toEqual([
      ['Contact Us', '/#contact-us'],
      ['About Us', '/about-us'],
      ['Careers', '/careers'],
      ['Press', '/press'],
    ]);
  });

  const [terms, privacy, sitemap] = [
    ['Terms of Use', '/terms-of-service'],
    ['Privacy', '/privacy-policy'],
    ['Sitemap', '/sitemap'],
  ];
  test.each([
    ['Help', ['Payments', 'FAQ'], []],
    ['Policy', ['Return Policy', 'Terms of Use', 'Security', 'Privacy', 'Sitemap'], [terms, privacy, sitemap]],
    ['Social', ['Facebook', 'Linkedin', 'Youtube'], []],
  ])(
    'links of %s what has a page here; the rest is plain text as long as no address is configured',
    (title, entries, links) => {
      render(site);
      expect(
        column(title)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(entries);
      expect(linksOf(title)).toEqual(links);
    },
  );

  test('leads where the company’s file says, in place of the site’s own page', () => {
    jest.replaceProperty(company, 'links', {
      ...company.links,
      Privacy: 'https://law.example/privacy',
      Youtube: 'https://video.example/us',
    });
    render(site);
    expect(linksOf('Policy')).toContainEqual(['Privacy', 'https://law.example/privacy']);
    expect(linksOf('Social')).toEqual([['Youtube', 'https://video.example/us']]);
    jest.restoreAllMocks();
  });

  test('names the registered office with telephone, company and tax numbers', () => {
    render(site);
    const office = column('Registered Office');
    expect(office.getByText(/828306/)).toBeInTheDocument();
    expect(office.getByText(/Telephone/)).toBeInTheDocument();
    expect(office.getByText(/^CIN: /)).toBeInTheDocument();
    expect(office.getByText(/^GSTIN: /)).toBeInTheDocument();
  });

  test('shows the current year, which is India’s, and the company’s name', () => {
    jest.useFakeTimers({ now: new Date('2030-12-31T18:45:00Z') });
    render(site);
    expect(screen.getByText(/©/)).toHaveTextContent(`© 2031 ${company.name}`);
    jest.useRealTimers();
  });

  test('hydrates without a difference in a year that began after it was prerendered', async () => {
    jest.useFakeTimers({
      now: new Date('2030-06-01'),
      doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout', 'performance'],
    });
    const { renderToString } = await import('react-dom/server');
    document.body.innerHTML = `<div>${renderToString(site)}</div>`;
    const differences: unknown[] = [];
    jest.setSystemTime(new Date('2031-06-01'));
    const root = await act(async () =>
      hydrateRoot(document.body.firstElementChild as Element, site, {
        onRecoverableError: (error) => differences.push(error),
      }),
    );
    expect(differences).toEqual([]);
    expect(document.getElementById('copyright-year')).toHaveTextContent('2031');
    act(() => root.unmount());
    jest.useRealTimers();
  });
});
