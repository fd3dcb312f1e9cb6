// The part of the product that visitors load: beside rights and roles they would download those too.

/** The links of the site's top navigation, in order. */
export const siteLinks = [
  { label: 'Home', path: '/' },
  { label: 'Services', path: '/services' },
  { label: 'Compliance', path: '/compliance' },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Investor Relation', path: '/investor-relation' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Sign In', path: '/signin' },
] as const;

/** The links of the first column of the site's footer, in order. */
export const footerLinks = [
  { label: 'Contact Us', path: '/#contact-us' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Careers', path: '/careers' },
  { label: 'Press', path: '/press' },
] as const;

/** The company's registrations at the foot of the site, by the facts of company.json. */
export const registrations = [
  { label: 'CIN', fact: 'cin' },
  { label: 'GSTIN', fact: 'gstin' },
] as const;
