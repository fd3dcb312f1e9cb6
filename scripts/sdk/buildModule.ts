import { buildModule } from '../build/buildModule.ts';
import { namedModule } from '../build/modules.ts';

/** `module-sdk build`: builds the module in this folder into `dist/`, as for a release. */
const { manifest, version, files } = await buildModule(namedModule(undefined).dir);
const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
console.log(`${manifest.name} ${version} is built into dist/: ${Math.round(bytes / 1024)} KB.`);
