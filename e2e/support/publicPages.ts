/** Every page of the public site: its path, its headline, and the link it highlights in the top navigation. */
export const publicPages = [
  { path: '/', headline: /We find the people, pay them on time and keep you compliant/, active: 'Home' },
  { path: '/services', headline: 'Our products and services', active: 'Services' },
  { path: '/compliance', headline: 'Compliance you can show an inspector', active: 'Compliance' },
  { path: '/pricing', headline: 'Pricing you can work out yourself', active: 'Pricing' },
  { path: '/investor-relation', headline: 'Investor Relations', active: 'Investor Relation' },
  { path: '/about-us', headline: 'Good work needs someone to vouch for it', active: 'About Us' },
  { path: '/careers', headline: 'Work with us, or find work through us' },
  { path: '/press', headline: 'Press' },
  { path: '/terms-of-service', headline: 'Terms of Service' },
  { path: '/privacy-policy', headline: 'Privacy Policy' },
  { path: '/sitemap', headline: 'Sitemap' },
] as const satisfies { path: string; headline: string | RegExp; active?: string }[];
