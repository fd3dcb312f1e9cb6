import { z } from 'zod';

/** What a module's team is told: its release in stages ended by itself, a release has its first new error, one is back that was resolved; `test`: nothing but that it arrives. */
const newsEvents = ['rolled-back', 'new-error', 'error-back', 'test'] as const;

/** How news reach a team. */
const newsChannels = ['webhook', 'mail'] as const;
export type NewsChannel = (typeof newsChannels)[number];

/** Where a module's team wants to hear of it: a webhook, an address of mail, or both; empty for neither. */
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

/** Where a module's team wants to hear of it. */
export const moduleContact = z.object({
  /** The module's name. */
  id: z.string(),
  ...moduleContactInput.shape,
  at: z.string(),
  by: z.string(),
});
export type ModuleContact = z.infer<typeof moduleContact>;

/** A contact as it was stored. */
export const storedContact = moduleContact.extend({
  /** What the webhook's calls are signed with, shown once: when its address is new. Otherwise null. */
  secret: z.string().nullable(),
});
export type StoredContact = z.infer<typeof storedContact>;

/** Something that a module's team was told. */
export const moduleNews = z.object({
  id: z.string(),
  module: z.string(),
  event: z.enum(newsEvents),
  version: z.string(),
  title: z.string(),
  body: z.string(),
  at: z.string(),
  /** How it reaches the team beside the bell; none where no contact was stored. */
  messages: z.array(
    z.object({
      channel: z.enum(newsChannels),
      /** `failed`: given up after the last try. */
      state: z.enum(['waiting', 'sent', 'failed']),
      tries: z.number().int(),
      triedAt: z.string().nullable(),
      /** What came of the last try, in words; empty before the first. */
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
