import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets.ts';
import { billOfMaterials } from './sbom/billOfMaterials.ts';

/** `npm run sbom`: writes `sbom.json`, what the product is made of, as CycloneDX. */
writeFileSync(join(root, 'sbom.json'), billOfMaterials());
