import { Link } from 'react-router-dom';
import { company } from 'shared/domain/letterhead/companyFacts';
import { PublicLayout } from '../layout/PublicLayout';
import { Article } from '../ui/Article';
import { PageHero } from '../ui/PageHero';
import { Topic } from '../ui/Topic';

const topics = [
  {
    title: 'What we do',
    pages: [
      ['/', 'Home'],
      ['/services', 'Services'],
      ['/compliance', 'Compliance'],
      ['/pricing', 'Pricing'],
      ['/#contact-us', 'Contact Us'],
    ],
  },
  {
    title: 'Who we are',
    pages: [
      ['/about-us', 'About Us'],
      ['/investor-relation', 'Investor Relation'],
      ['/careers', 'Careers'],
      ['/press', 'Press'],
    ],
  },
  {
    title: 'Policies',
    pages: [
      ['/terms-of-service', 'Terms of Service'],
      ['/privacy-policy', 'Privacy Policy'],
    ],
  },
  { title: 'For our staff', pages: [['/signin', 'Sign In']] },
] as const;

/** Every page of the site, for people; `/sitemap.xml` is for search engines. */
export default function SitemapPage() {
  return (
    <PublicLayout path="/sitemap">
      <PageHero title="Sitemap">Every page of the {company.shortName} website, in one list.</PageHero>
      <Article>
        {topics.map(({ title, pages }) => (
          <Topic key={title} title={title}>
            <ul>
              {pages.map(([path, name]) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </Topic>
        ))}
      </Article>
    </PublicLayout>
  );
}
