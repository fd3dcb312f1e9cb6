import { z } from 'zod';
import { text } from '../../records/validation';
import { INVALID_MOBILE, isTenDigits, mobileDigits } from '../../text/phone';

/** The version of the notice on the application form; a new one for every change of its text. */
export const NOTICE_VERSION = '2026-11-26';
/** The versions that a form may have shown: a page that is still open has the one before. */
const noticeVersions = [NOTICE_VERSION, '2026-11'] as const;

const RELOAD = 'Load the page again, then send your application.';

/** The languages of the careers pages. */
export const careersLanguages = ['en', 'hi'] as const;
export type CareersLanguage = (typeof careersLanguages)[number];

const AGREE = 'Tick the box: we may keep an application only if you agree.';

/** Applies for a vacancy on the site, with a CV or without. */
export const applicationInput = z.object({
  name: text('name', 120),
  phone: z.string({ error: INVALID_MOBILE }).overwrite(mobileDigits).refine(isTenDigits, INVALID_MOBILE),
  city: text('city', 120),
  agreed: z
    .string({ error: AGREE })
    .refine((value) => value !== '', AGREE)
    .describe('Any text: the box is ticked.'),
  /** The notice that the page showed, and its language. */
  notice: z.enum(noticeVersions, { error: RELOAD }),
  language: z.enum(careersLanguages, { error: RELOAD }),
  /** A field people don't see: if a machine fills it, the form is set aside as suspected. */
  website: z.string().default(''),
});
export type ApplicationInput = z.infer<typeof applicationInput>;
