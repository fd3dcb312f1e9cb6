/** The languages of a payslip, and of what is sent to whom it is for: English, and that of most who get one. */
export const payslipLanguages = ['en', 'hi'] as const;
export type PayslipLanguage = (typeof payslipLanguages)[number];

/** What each is called. */
export const languageNames: Readonly<Record<PayslipLanguage, string>> = { en: 'English', hi: 'हिन्दी' };
