import { type Gstr2b, NoGstr2bError, readGstr2b } from 'shared/domain/money/purchases/gstr2b';

/** The content of a portal's file, or why it isn't one. */
type PortalFile = { read: Gstr2b } | { refusal: string };

/** Reads the portal's JSON of GSTR-2B; 20,000 bills take a second. */
export function readPortalFile(text: string): PortalFile {
  try {
    return { read: readGstr2b(text) };
  } catch (error) {
    if (error instanceof NoGstr2bError) return { refusal: error.message };
    throw error;
  }
}
