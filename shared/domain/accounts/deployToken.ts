import { z } from 'zod';
import { text } from '../records/validation';

/** How long a deploy token may last, in days. */
export const tokenDays = [30, 90, 365] as const;

/** How long before its expiry people are warned about a token, in days. */
export const tokenWarningDays = 14;

/** The scope of a deploy token: publish releases only, or also promote, roll back and remove the module. */
export const tokenScopes = { promote: 'Publish and make current', publish: 'Publish only' } as const;
export type TokenScope = keyof typeof tokenScopes;

/** One of the scopes, in requests and responses. */
export const tokenScope = z.enum(Object.keys(tokenScopes) as [TokenScope, ...TokenScope[]], {
  error: 'Choose promote or publish.',
});

/** A request for a deploy token. */
export const deployTokenInput = z.object({
  module: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,39}$/, 'Name the module: 2 to 40 lower-case letters, digits and hyphens.'),
  name: text('name', 80, 'Give the token a name you will recognise.'),
  scope: tokenScope.default('promote'),
  days: z.literal(tokenDays, { error: 'Choose 30, 90 or 365 days.' }).default(90),
});
export type DeployTokenInput = z.infer<typeof deployTokenInput>;
