import { z } from 'zod';

/**
 * News for a module's team: its staged rollout ended automatically, a release has its first new error, a resolved one
 * is back; `test`: checks that messages arrive.
 */
const newsEvents = ['rolled-back', 'new-error', 'error-back', 'test'] as const;

/** The channels for a team's news. */
const newsChannels = ['webhook', 'mail'] as const;
export type NewsChannel = (typeof newsChannels)[number];

/** The addresses of a module's team: a webhook, an email address, or both; empty for neither. */
export const moduleContactInput = z.object({
  url: z
    .string()
    .trim()
    .max(500)
    .refine((url) => url === '' || /^https?:\/\/[^\s/@#]+(?:[/?][^\s#]*)?$/.test(url), {
      error: 'Enter an address such as https://hooks.example.com/releases.',
    }),
  mail: z.union([z.literal(''), z.email({ error: 'Enter an email address such as team@example.com.' })]),
});
export type ModuleContactInput = z.infer<typeof moduleContactInput>;

/** The addresses of a module's team. */
export const moduleContact = z.object({
  /** The module's name. */
  id: z.string(),
  ...moduleContactInput.shape,
  at: z.string(),
  by: z.string(),
});
export type ModuleContact = z.infer<typeof moduleContact>;

/** A stored contact. */
export const storedContact = moduleContact.extend({
  /** The key that signs the webhook's requests, shown once for a new address. Otherwise null. */
  secret: z.string().nullable(),
});
export type StoredContact = z.infer<typeof storedContact>;

/** A message to a module's team. */
export const moduleNews = z.object({
  id: z.string(),
  module: z.string(),
  event: z.enum(newsEvents),
  version: z.string(),
  title: z.string(),
  body: z.string(),
  at: z.string(),
  /** How it reaches the team in addition to the bell; none if no contact is stored. */
  messages: z.array(
    z.object({
      channel: z.enum(newsChannels),
      /** `failed`: given up after the last attempt. */
      state: z.enum(['waiting', 'sent', 'failed']),
      tries: z.number().int(),
      triedAt: z.string().nullable(),
      /** The result of the last attempt, in words; empty before the first. */
      answer: z.string(),
    }),
  ),
});
export type ModuleNews = z.infer<typeof moduleNews>;

/** How news reached the team, in words: `webhook: answered 200, mail: waiting`. */
export const newsText = ({ messages }: Pick<ModuleNews, 'messages'>): string =>
  messages
    .map(({ channel, state, tries, answer }) =>
      [`${channel}: ${answer || state}`, ...(state !== 'sent' && tries > 0 ? [`${tries} tries, ${state}`] : [])].join(
        ', ',
      ),
    )
    .join('; ');
