import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { HeadData } from 'shared/contract';
import { careersTemplates } from './careers/templates';
import { heads, isPublicPath, type PublicPath } from './head';
import AboutPage from './pages/AboutPage';
import CareersPage from './pages/CareersPage';
import CompliancePage from './pages/CompliancePage';
import HomePage from './pages/HomePage';
import InvestorRelationPage from './pages/InvestorRelationPage';
import PressPage from './pages/PressPage';
import PricingPage from './pages/PricingPage';
import PrivacyPage from './pages/PrivacyPage';
import ServicesPage from './pages/ServicesPage';
import SitemapPage from './pages/SitemapPage';
import TermsPage from './pages/TermsPage';
import { structuredData } from './structuredData';

const pages: Record<PublicPath, ComponentType> = {
  '/': HomePage,
  '/services': ServicesPage,
  '/compliance': CompliancePage,
  '/pricing': PricingPage,
  '/investor-relation': InvestorRelationPage,
  '/about-us': AboutPage,
  '/careers': CareersPage,
  '/press': PressPage,
  '/terms-of-service': TermsPage,
  '/privacy-policy': PrivacyPage,
  '/sitemap': SitemapPage,
};

/**
 * The markup and head of a public page, written into the release by the build; for the careers page, also the server's
 * templates. Throws when `path` is not a public page.
 */
export function prerender(path: string): { html: string; head: HeadData } {
  if (!isPublicPath(path))
    throw new Error(`${path} is prerendered in module.json but has no page in src/prerender.tsx; add it there.`);
  const Page = pages[path];
  const markupOf = (page: ReactElement) => renderToString(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>);
  const templates =
    path === '/careers'
      ? [...careersTemplates].map(([name, page]) => `<template id="${name}">${markupOf(page)}</template>`)
      : [];
  return {
    html: markupOf(<Page />) + templates.join(''),
    head: { ...heads[path], image: 'og.png', jsonLd: structuredData(path) },
  };
}
