import facts from '../../company.json';

/** An entry of the footer; plain text as long as `url` is empty. */
export interface FooterLink {
  label: string;
  url: string;
}

/** The company's facts as a deployer writes them in `company.json`. */
export interface Company {
  /** The registered name. */
  name: string;
  /** How the company calls itself in a sentence. */
  shortName: string;
  email: string;
  /** As it is read out; `telephoneLink` dials its digits. */
  phone: string;
  office: { locality: string; lines: string[] };
  /** Corporate identification number. */
  cin: string;
  gstin: string;
  map: {
    /** The page shown in the map's frame. */
    embedUrl: string;
    /** Where "Open the map" leads. */
    pageUrl: string;
  };
  products: Record<'hiring' | 'hr' | 'electrical', { name: string; url: string }>;
  directors: { name: string; role: string }[];
  links: Record<'help' | 'policy' | 'social', FooterLink[]>;
}

export const company: Company = facts;

/** Dials the company's telephone. */
export const telephoneLink = `tel:${company.phone.replace(/[^+\d]/g, '')}`;
