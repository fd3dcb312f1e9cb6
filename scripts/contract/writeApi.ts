import { writeFileSync } from 'node:fs';
import { apiDocument } from '../../server/src/apiDocument.ts';

/** Writes the API document into the given file, in a separate process. */
writeFileSync(process.argv[2] ?? '', await apiDocument());
