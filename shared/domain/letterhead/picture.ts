import { z } from 'zod';
import type { UploadRule } from '../records/upload';

/** The maximum size of a letterhead picture, in bytes. */
export const MAX_PICTURE_BYTES = 500_000;

/** The file types of logo and signature. */
export const letterPicture: UploadRule = {
  words: 'PNG or JPEG',
  endings: { 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'] },
  reasons: {
    'image/svg+xml': 'An SVG may carry scripts and is not taken. Save the picture as PNG.',
    'image/webp': 'A PDF can’t hold a WebP. Save the picture as PNG or JPEG.',
  },
};

/** The name of a stored picture: the SHA-256 of its content, in hexadecimal. Empty for none. */
export const pictureHash = z
  .string('Choose the picture again.')
  .regex(/^(?:[0-9a-f]{64})?$/, 'Choose the picture again.');

/** A picture that was just stored. */
export const storedPicture = z.object({ sha256: z.string() });
export type StoredPicture = z.infer<typeof storedPicture>;
