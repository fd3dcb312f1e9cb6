import type { CareersLanguage } from 'shared/domain/people/application';
import { THANK_YOU } from '../leads/formAnswer';

/** What applicants are answered, in the language of their form. */
export const sentences: Readonly<Record<CareersLanguage, { sent: string; changed: string; withdrawn: string }>> = {
  en: {
    sent: THANK_YOU,
    changed: 'Your application was changed.',
    withdrawn: 'Your application was withdrawn, and your CV deleted.',
  },
  hi: {
    sent: 'धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।',
    changed: 'आपका आवेदन बदल दिया गया है।',
    withdrawn: 'आपका आवेदन वापस ले लिया गया है और बायोडाटा हटा दिया गया है।',
  },
};

/** Where an applicant's link leads. */
export const applicationPath = (token: string): string => `/careers/application/${token}`;
