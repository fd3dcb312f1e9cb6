import type { CareersLanguage } from 'shared/domain/people/applications/application';
import { THANK_YOU } from '../../clients/leads/formAnswer';

type Sentences = Readonly<Record<'sent' | 'changed' | 'withdrawn' | 'again', string>>;

/** The answers to applicants, in the language of their form. */
export const sentences: Readonly<Record<CareersLanguage, Sentences>> = {
  en: {
    sent: THANK_YOU,
    changed: 'Your application was changed.',
    withdrawn: 'Your application was withdrawn, and your CV deleted.',
    again: 'Choose your CV again: the page can’t keep it.',
  },
  hi: {
    sent: 'धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।',
    changed: 'आपका आवेदन बदल दिया गया है।',
    withdrawn: 'आपका आवेदन वापस ले लिया गया है और बायोडाटा हटा दिया गया है।',
    again: 'अपना बायोडाटा फिर से चुनिए: पेज उसे रख नहीं सकता।',
  },
};

/** The address of the careers pages in each language. */
export const careersPaths: Readonly<Record<CareersLanguage, string>> = { en: '/careers', hi: '/hi/careers' };

/** The address of an applicant's link. */
export const applicationPath = (token: string): string => `/careers/application/${token}`;
