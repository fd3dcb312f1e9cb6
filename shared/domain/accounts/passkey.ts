import { z } from 'zod';
import { text } from '../records/validation';

/** Base64url text, as browsers encode bytes. */
const bytes = (most: number) => z.string().min(1).max(most);

/** A browser's response after creating a passkey. */
const madePasskey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}),
});

/** A browser's response after using a passkey. */
const usedPasskey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: z.object({}),
});

/** A person's name for their passkey. */
export const passkeyName = text('name', 60, 'Give the passkey a name you will recognise.');

/** Stores a passkey that a browser has created. */
export const passkeyInput = z.object({ name: passkeyName, answer: madePasskey });

/** Signs in with a passkey. */
export const passkeySignInInput = z.object({ answer: usedPasskey });
