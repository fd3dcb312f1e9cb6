import { useEffect } from 'react';
import { company } from 'shared/domain/letterhead/companyFacts';

/** The title and description in search results and browser tabs. */
export interface PageHead {
  title: string;
  /** One sentence, at most 160 characters. */
  description: string;
}

const suffix = company.shortName;

/** Title and description of each public page, by path. */
export const heads = {
  '/': {
    title: `${suffix}: staffing, payroll and compliance across India`,
    description:
      'Contingent staffing, permanent hiring, payroll and compliance from one accountable team. Leave your number and we call you back.',
  },
  '/services': {
    title: `Our products and services | ${suffix}`,
    description:
      'Contingent staffing, payroll, permanent hiring, HRO and consulting, compliance process outsourcing, security and housekeeping.',
  },
  '/compliance': {
    title: `Labour law and statutory compliance | ${suffix}`,
    description:
      'How we keep your workforce compliant: labour law, PF and ESIC, GST and TDS, registrations, employee rights, audits and a digital dashboard.',
  },
  '/pricing': {
    title: `Pricing | ${suffix}`,
    description:
      'Recruitment at 10% of CTC, payroll and compliance by custom quote. Estimate your fee for a salary, and read what it covers.',
  },
  '/investor-relation': {
    title: `Investor Relations | ${suffix}`,
    description: `How ${company.name} is governed, how it earns, what it reports, and whom an investor can write to.`,
  },
  '/about-us': {
    title: `About Us | ${suffix}`,
    description: 'Our vision, our mission, the products we build and the directors who answer for them.',
  },
  '/careers': {
    title: `Careers | ${suffix}`,
    description:
      'Work with us, or let us find you work: how we hire, what we promise candidates, and how to send your CV.',
  },
  '/press': {
    title: `Press | ${suffix}`,
    description: 'Facts about the company, its name and marks, and whom to write to for a comment.',
  },
  '/terms-of-service': {
    title: `Terms of Service | ${suffix}`,
    description: 'The terms of this website, in plain words.',
  },
  '/privacy-policy': {
    title: `Privacy Policy | ${suffix}`,
    description: 'What this website keeps about you, why, and how to have it deleted.',
  },
  '/sitemap': {
    title: `Sitemap | ${suffix}`,
    description: 'Every page of this website, in one list.',
  },
} satisfies Record<string, PageHead>;

export type PublicPath = keyof typeof heads;

/** Whether `path` is one of the public pages. */
export const isPublicPath = (path: string): path is PublicPath => path in heads;

/** Updates the document's title, description and canonical address to the current page after navigation. */
export function useHead(path: PublicPath): void {
  useEffect(() => {
    const { title, description } = heads[path];
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', new URL(path, window.location.origin).href);
  }, [path]);
}
