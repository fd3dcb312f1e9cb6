import { z } from 'zod';
import { product } from '../../console/product';
import { recordOf, sampleMark } from '../../records/recordFields';
import { storedFile, type UploadRule } from '../../records/upload';
import {
  email,
  oneOf,
  optionalDate,
  optionalEmail,
  optionalPhone,
  optionalText,
  text,
  yesNo,
} from '../../records/validation';
import { careersLanguages } from '../applications/application';

/** Any may follow any; a new candidate is Pending. */
export const candidateStatuses = ['Pending', 'Interviewed', 'Selected', 'Rejected'] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** The file types of a CV. */
export const cvFile: UploadRule = {
  words: 'PDF, DOC or DOCX',
  endings: {
    'application/pdf': ['pdf'],
    'application/msword': ['doc'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  },
};

/** A person who applies for a position, to be written to or called; any status may follow any other. */
export const candidateInput = z
  .object({
    product: product.default('instahires'),
    name: text('name', 120),
    email: optionalEmail(),
    phone: optionalPhone(),
    position: text('position', 120),
    status: oneOf('status', candidateStatuses).default('Pending'),
    /** The company they are a candidate for, within the same product; empty for none. */
    companyId: optionalText('company', 64),
    /** The vacancy that they apply for, of instahires; empty for none. */
    vacancyId: optionalText('vacancy', 64),
    /** Where they live. */
    city: optionalText('city', 120),
    /** What they can do, with commas between. */
    skills: optionalText('skills', 500),
    /** Whether a machine has probably sent the application: it is put forward, and listed with the others, once this is false. */
    suspected: yesNo('Suspected spam').default(false),
    /** The last day on which the link works by which they see, correct and withdraw their application; null for none. */
    linkEndsOn: optionalDate('last day of the link'),
  })
  .refine((value) => value.email !== '' || value.phone !== '', {
    path: ['email'],
    error: 'Enter an email address or a phone number.',
  });
export type CandidateInput = z.infer<typeof candidateInput>;

/** What the form "Add candidate" asks for: name, email and position. */
export const newCandidateInput = candidateInput.safeExtend({ email: email() });

/** A candidate as the API answers it, with its CV's file fields. */
export const candidateRecord = /* @__PURE__ */ recordOf(candidateInput, () => ({
  ...storedFile(),
  /** How they came, where that is known: by the careers page. */
  source: z.enum(['', 'Careers page']),
  /** The version of the notice that they agreed to on the site, its language, and when (ISO 8601 instant); empty and null where they did not apply there. */
  agreedNotice: z.string(),
  agreedLanguage: z.enum(['', ...careersLanguages]),
  agreedAt: z.iso.datetime().nullable(),
  ...sampleMark(),
}));
export type Candidate = z.infer<typeof candidateRecord>;
