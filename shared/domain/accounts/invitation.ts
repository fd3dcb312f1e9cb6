import { z } from 'zod';
import { recordOf } from '../records/recordFields';
import { optionalText, text } from '../records/validation';
import { registrationInput, resetLinkInput } from './account';
import { reach } from './reach';

/** Invites a person: their email address, role and clients. */
export const invitationInput = z.object({
  email: registrationInput.shape.email,
  name: optionalText('name', 120),
  role: text('role', 64),
  reach: reach.default(null),
});

/** An invitation's state. Also `revoked` if its sender can no longer give its role. */
const invitationStates = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** An invitation as account managers see it; never with its link. */
export const invitationRecord = /* @__PURE__ */ recordOf(invitationInput, () => ({
  /** The account that sent it, or its newest link. */
  invitedBy: z.string(),
  /** ISO 8601 instants, UTC. */
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  state: z.enum(invitationStates),
  roleName: z.string(),
  invitedByName: z.string(),
}));
export type Invitation = z.infer<typeof invitationRecord>;

/** An invitation's new link, shown only once; `isMailed`: whether it is also sent by email. */
export const invitationLink = z.object({
  id: z.string(),
  token: z.string(),
  expiresAt: z.string(),
  isMailed: z.boolean(),
});
export type InvitationLink = z.infer<typeof invitationLink>;

/** The content of an invitation link. */
export const invitationLinkInput = resetLinkInput;

/** Accepts an invitation by its link. */
export const invitationAcceptance = invitationLinkInput.extend(
  registrationInput.pick({ name: true, password: true }).shape,
);

/** The details of an invitation before it is accepted. */
export const invitationOffer = z.object({
  email: z.string(),
  name: z.string(),
  invitedByName: z.string(),
  roleName: z.string(),
  /** The names of the records that the account is limited to; null if it isn't limited. */
  within: z.array(z.string()).nullable(),
  expiresAt: z.string(),
});
export type InvitationOffer = z.infer<typeof invitationOffer>;
