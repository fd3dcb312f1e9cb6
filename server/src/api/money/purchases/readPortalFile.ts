import { type Gstr2b, NoGstr2bError, readGstr2b } from 'shared/domain/money/purchases/gstr2b';
import { type Ims, NoImsError, readIms } from 'shared/domain/money/purchases/ims';

/** The content of a portal's file, or why it isn't one. */
type PortalFile<Read> = { read: Read } | { refusal: string };

/** Reads the portal's JSON of GSTR-2B; 20,000 bills take a second. */
export function readPortalFile(text: string): PortalFile<Gstr2b> {
  try {
    return { read: readGstr2b(text) };
  } catch (error) {
    if (error instanceof NoGstr2bError) return { refusal: error.message };
    throw error;
  }
}

/** Reads the JSON of the portal's invoice management; 20,000 documents take a second. */
export function readImsFile(text: string): PortalFile<Ims> {
  try {
    return { read: readIms(text) };
  } catch (error) {
    if (error instanceof NoImsError) return { refusal: error.message };
    throw error;
  }
}
