import { z } from 'zod';
import { product } from './product';
import type { RecordFields } from './recordFields';
import { email, oneOf, text } from './validation';

export const candidateStatuses = ['Pending', 'Interviewed', 'Selected', 'Rejected'] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** A person who applies for a position; any status may follow any other. */
export const candidateInput = z.object({
  product: product.default('instahires'),
  name: text('name', 120),
  email: email(),
  position: text('position', 120),
  status: oneOf('status', candidateStatuses).default('Pending'),
});
export type CandidateInput = z.infer<typeof candidateInput>;
export type Candidate = CandidateInput & RecordFields;
