import { writeFileSync } from 'node:fs';
import { apiDocument } from '../../server/src/apiDocument.ts';

/** Writes the document of the API, in a process of its own, into the file that it is told. */
writeFileSync(process.argv[2] ?? '', await apiDocument());
