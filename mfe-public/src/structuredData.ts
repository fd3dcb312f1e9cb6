import { company } from 'shared/domain/letterhead/companyFacts';
import { officeLines } from 'shared/domain/letterhead/office';
import { questions as complianceQuestions } from './compliance/questions';
import { heads, type PublicPath } from './head';
import { questions as pricingQuestions } from './pricing/questions';
import type { Question } from './ui/Faq';

type Thing = Record<string, unknown>;

const faqs: Partial<Record<PublicPath, Question[]>> = {
  '/compliance': complianceQuestions,
  '/pricing': pricingQuestions,
};

/** A page's schema.org objects. Addresses are paths: the code that composes the page adds the site's origin. */
export function structuredData(path: PublicPath): Thing[] {
  if (path === '/') return [organization()];
  const questions = faqs[path];
  return [organization(), breadcrumbs(path), ...(questions ? [faqPage(questions)] : [])];
}

function organization(): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: '/',
    logo: '/icon-512.png',
    email: company.email,
    address: officeLines.join(', '),
  };
}

function breadcrumbs(path: PublicPath): Thing {
  const title = heads[path].title.split(' | ')[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: title, item: path },
    ],
  };
}

function faqPage(questions: Question[]): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
