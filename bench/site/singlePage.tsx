import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import AboutPage from '../../mfe-public/src/pages/AboutPage';
import CareersPage from '../../mfe-public/src/pages/CareersPage';
import CompliancePage from '../../mfe-public/src/pages/CompliancePage';
import HomePage from '../../mfe-public/src/pages/HomePage';
import InvestorRelationPage from '../../mfe-public/src/pages/InvestorRelationPage';
import PressPage from '../../mfe-public/src/pages/PressPage';
import PricingPage from '../../mfe-public/src/pages/PricingPage';
import PrivacyPage from '../../mfe-public/src/pages/PrivacyPage';
import ServicesPage from '../../mfe-public/src/pages/ServicesPage';
import SitemapPage from '../../mfe-public/src/pages/SitemapPage';
import TermsPage from '../../mfe-public/src/pages/TermsPage';
import { createNavigation } from '../../shell/src/navigation/createNavigation';
import { NavigationRouter } from '../../shell/src/navigation/NavigationRouter';
import { SiteFrame } from '../../shell/src/site/SiteFrame';
import '../../shell/src/site/base.css';

const pages: Record<string, ComponentType> = {
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

/** The public site as one client-rendered bundle: what it is measured against. */
function Site() {
  const Page = pages[useLocation().pathname] ?? HomePage;
  return (
    <SiteFrame>
      <Page />
    </SiteFrame>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <NavigationRouter navigation={createNavigation(window)}>
    <Site />
  </NavigationRouter>,
);
