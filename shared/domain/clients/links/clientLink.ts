import { z } from 'zod';
import { addDays } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { recordOf } from '../../records/recordFields';
import { isoDate, optionalText, text, yesNo } from '../../records/validation';

/** The default lifetime of a client's link, in days. */
const USUAL_DAYS = 14;
/** The maximum lifetime, in days. */
export const MOST_DAYS = 90;

/** The expiry date of a link created on a day. */
export const clientLinkEnd = (day: IsoDate): IsoDate => addDays(day, USUAL_DAYS);

/** The path of a link's page. */
export const clientLinkPath = (token: string): string => `/careers/people/${token}`;

/** Lets a client's contact view, accept and decline candidates submitted for a vacancy, without an account. */
export const clientLinkInput = z.object({
  vacancyId: text('vacancy', 64),
  /** The client's contact who gets it. */
  contact: text('contact', 120),
  /** Its expiry date. */
  endsOn: isoDate('last day'),
  /** Whether the CVs are shown. */
  showsCv: yesNo('Show CVs').default(false),
});
export type ClientLinkInput = z.infer<typeof clientLinkInput>;

/** A link's state. */
const clientLinkStates = ['open', 'ended', 'revoked'] as const;
export type ClientLinkState = (typeof clientLinkStates)[number];

/** A link as the office sees it; its secret is never shown. */
export const clientLinkRecord = /* @__PURE__ */ recordOf(clientLinkInput, () => ({
  /** ISO 8601 instants, UTC. */
  revokedAt: z.string().nullable(),
  /** When it was last opened. */
  usedAt: z.string().nullable(),
  /** The account that created it. */
  madeBy: z.string(),
  vacancyTitle: z.string(),
  state: z.enum(clientLinkStates),
}));
export type ClientLink = z.infer<typeof clientLinkRecord>;

/** A new link, shown only once: its secret, in the path of its page. */
export const madeClientLink = z.object({ id: z.string(), path: z.string(), endsOn: z.string() });
export type MadeClientLink = z.infer<typeof madeClientLink>;

/** A link's state on a day. `isShown`: whether its creator may still see its content. */
export function clientLinkState(
  { revokedAt, endsOn }: Pick<ClientLink, 'revokedAt' | 'endsOn'>,
  day: IsoDate,
  isShown: boolean,
): ClientLinkState {
  if (revokedAt !== null) return 'revoked';
  return endsOn < day || !isShown ? 'ended' : 'open';
}

/** A client's possible answers about a person. */
export const clientAnswers = ['Accepted', 'Declined'] as const;

/** A client's answer about one candidate. */
export const clientAnswerInput = z.object({
  /** The submission. */
  person: text('person', 64),
  answer: z.enum(clientAnswers, { error: 'Choose to accept or to decline.' }),
  note: optionalText('note', 300),
});
