import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleJsonSchema } from '../shared/contract/moduleJsonSchema.ts';
import { root } from './build/targets.ts';

/** `npm run schema`: writes the JSON schema of `module.json` after the manifest's definition changed. */
const file = 'shared/contract/module.schema.json';
writeFileSync(join(root, file), moduleJsonSchema());
console.log(`${file} is written.`);
