import { join } from 'node:path';
import { buildBundle, buildPlain, describeProduct } from './buildTwins';

/** Builds a part of a twin in a process of its own: `tsx bench/twins/buildTwin.ts bundle`, `plain <folder>` or `product <folder>`. */
const [twin, part = 'shell'] = process.argv.slice(2);
const project = join(import.meta.dirname, '../..');
if (twin === 'bundle') await buildBundle(project);
else if (twin === 'plain') await buildPlain(project, part);
else await describeProduct(project, part);
