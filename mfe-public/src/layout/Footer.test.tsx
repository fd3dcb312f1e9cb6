import { screen, within } from '@testing-library/react';
import { company } from 'shared/domain/companyFacts';
import { renderAt } from '../testing/renderAt';
import { Footer } from './Footer';

const column = (title: string) => {
  const box = screen.getByRole('heading', { name: title }).parentElement;
  if (!box) throw new Error(`no column ${title}`);
  return within(box);
};

describe('the footer', () => {
  it('has the six columns of the specification', () => {
    renderAt('/', <Footer />);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['About', 'Help', 'Policy', 'Social', 'Mail Us', 'Registered Office']);
  });

  it('links About to the contact anchor and to real pages', () => {
    renderAt('/', <Footer />);
    expect(column('About').getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Contact Us', '/#contact-us'],
      ['About Us', '/about-us'],
      ['Careers', '/careers'],
      ['Press', '/press'],
    ]);
  });

  it.each([
    ['Help', ['Payments', 'FAQ']],
    ['Policy', ['Return Policy', 'Terms of Use', 'Security', 'Privacy', 'Sitemap']],
    ['Social', ['Facebook', 'Linkedin', 'Youtube']],
  ])('shows %s as plain text as long as no address is configured', (title, entries) => {
    renderAt('/', <Footer />);
    expect(column(title).getAllByRole('listitem').map((item) => item.textContent)).toEqual(entries);
    expect(column(title).queryByRole('link')).not.toBeInTheDocument();
  });

  it('names the registered office with telephone, company and tax numbers', () => {
    renderAt('/', <Footer />);
    const office = column('Registered Office');
    expect(office.getByText(/828306/)).toBeInTheDocument();
    expect(office.getByText(/Telephone/)).toBeInTheDocument();
    expect(office.getByText(/^CIN: /)).toBeInTheDocument();
    expect(office.getByText(/^GSTIN: /)).toBeInTheDocument();
  });

  it('shows the current year, which is India’s, and the company’s name', () => {
    jest.useFakeTimers({ now: new Date('2030-12-31T18:45:00Z') });
    renderAt('/', <Footer />);
    expect(screen.getByText(/©/)).toHaveTextContent(`© 2031 ${company.name}`);
    jest.useRealTimers();
  });
});
