import { copies } from 'shared/domain/copyMark';
import { oneOf } from 'shared/domain/validation';
import { z } from 'zod';

/** Which copy of a document is asked for: by default the client's original. */
export const copyQuery = z.object({ copy: oneOf('copy', copies).default('original') });
