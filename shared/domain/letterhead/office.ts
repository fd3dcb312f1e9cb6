import { company } from './companyFacts';

const { street, city, region, pin, country } = company.office;

/** The registered office as on an envelope, without the company's name. */
export const officeLines = [...street, city, `${region} ${pin}, ${country}`];

/** Where the office is, in words. */
export const locality = `${city}, ${region}`;

/** Dials the company's phone. */
export const telephoneLink = `tel:${company.phoneLink}`;
