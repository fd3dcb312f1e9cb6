/** The languages of payslips and mails to employees: English, and Hindi, which most of them read. */
export const payslipLanguages = ['en', 'hi'] as const;
export type PayslipLanguage = (typeof payslipLanguages)[number];

/** Each one's name. */
export const languageNames: Readonly<Record<PayslipLanguage, string>> = { en: 'English', hi: 'हिन्दी' };
