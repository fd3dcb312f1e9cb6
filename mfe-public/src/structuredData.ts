import { company } from './company/company';
import { heads, type PublicPath } from './head';

type Thing = Record<string, unknown>;

/** schema.org objects of a page. Addresses are paths: whoever composes the page knows the site's origin. */
export function structuredData(path: PublicPath): Thing[] {
  return path === '/' ? [organization()] : [organization(), breadcrumbs(path)];
}

function organization(): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: '/',
    logo: '/icon-512.png',
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.office.street.join(', '),
      addressLocality: company.office.city,
      addressRegion: company.office.region,
      postalCode: company.office.pin,
      addressCountry: 'IN',
    },
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
