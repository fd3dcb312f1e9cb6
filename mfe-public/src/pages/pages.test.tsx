import { screen, within } from '@testing-library/react';
import { company } from 'shared/domain/letterhead/companyFacts';
import manifest from '../../module.json';
import { renderAt } from '../testing/renderAt';
import AboutPage from './AboutPage';
import CompliancePage from './CompliancePage';
import HomePage from './HomePage';
import PricingPage from './PricingPage';
import ServicesPage from './ServicesPage';
import SitemapPage from './SitemapPage';

const six = [
  'Contingent Staffing',
  'Payroll Services',
  'Permanent Hiring',
  'HRO and Consulting',
  'Compliance Process Outsourcing',
  'Security and Housekeeping Services',
];
const headings = (level: number, scope = screen.getByRole('main')) =>
  within(scope)
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent);
const region = (name: string) => within(screen.getByRole('region', { name }));
const questions = () => screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent);
const show = (path: string, page: React.ReactElement) => renderAt(path, page);

describe('the home page', () => {
  test('shows the six services and links View all to the services page', () => {
    show('/', <HomePage />);
    expect(headings(3)).toEqual(six);
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/services');
  });

  test('shows five client marks', () => {
    show('/', <HomePage />);
    expect(
      region('Trusted By')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'E-commerce retailer',
      'Logistics firm',
      'Pizza chain',
      'Delivery-logistics startup',
      'Quick-commerce firm',
    ]);
  });

  test('has the anchors about-us and contact-us', () => {
    show('/', <HomePage />);
    expect(screen.getByRole('region', { name: 'About Us' })).toHaveAttribute('id', 'about-us');
    expect(screen.getByRole('region', { name: 'Contact Us' })).toHaveAttribute('id', 'contact-us');
  });
});

describe('the services page', () => {
  test('has the specified title, six cards, an email link and a link to the prices', () => {
    show('/services', <ServicesPage />);
    expect(headings(1)).toEqual(['Our products and services']);
    expect(headings(2)).toEqual(expect.arrayContaining(six));
    expect(screen.getAllByRole('link', { name: company.email })[0]).toHaveAttribute('href', `mailto:${company.email}`);
    expect(screen.getByRole('link', { name: 'See our pricing' })).toHaveAttribute('href', '/pricing');
  });
});

describe('the compliance page', () => {
  test('has its sections, the six practices and a FAQ', () => {
    show('/compliance', <CompliancePage />);
    expect(headings(2)).toEqual(
      expect.arrayContaining([
        'Why compliance matters',
        'Key practices',
        'A digital compliance dashboard',
        'Our assurances',
        'Frequently asked questions',
      ]),
    );
    expect(
      region('Key practices')
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Labour law', 'PF and ESIC', 'GST and TDS', 'Statutory registrations', 'Employee rights', 'Audits']);
    expect(questions()).toHaveLength(5);
  });

  test("sends 'Get in Touch' to the contact anchor", () => {
    show('/compliance', <CompliancePage />);
    expect(screen.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/#contact-us');
  });
});

describe('the pricing page', () => {
  test('offers recruitment at 10% of CTC and payroll by custom quote', () => {
    show('/pricing', <PricingPage />);
    const [recruitment, payroll] = screen.getAllByRole('article');
    expect(recruitment).toHaveTextContent(/Recruitment Service10% of CTC/);
    expect(payroll).toHaveTextContent(/Payroll and ComplianceCustom quote/);
  });

  test('answers the four questions', () => {
    show('/pricing', <PricingPage />);
    expect(questions()).toEqual([
      'What does the 10% cover?',
      'Are there any hidden fees?',
      'Do you offer volume discounts?',
      'Can you help with payroll, too?',
    ]);
  });
});

describe('the about page', () => {
  test('states vision and mission, links three products and names two directors', () => {
    show('/about-us', <AboutPage />);
    expect(headings(2)).toEqual(expect.arrayContaining(['Our vision', 'Our mission']));
    expect(
      region('Our products')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(company.products.map(({ url }) => url));
    const directors = region('The people who answer for it').getAllByRole('listitem');
    expect(directors.map((item) => item.textContent)).toEqual(company.directors.map(({ name, role }) => name + role));
    expect(region('The people who answer for it').queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the sitemap', () => {
  test('links to every page of the site and to the sign-in', () => {
    show('/sitemap', <SitemapPage />);
    const paths = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const others = manifest.routes.map(({ path }) => path).filter((path) => path !== '/sitemap');
    expect(paths).toEqual(expect.arrayContaining([...others, '/signin']));
  });
});
