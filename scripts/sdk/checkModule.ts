import { namedModule } from '../build/modules.ts';
import { lintHolds } from '../release/gate/lintHolds.ts';
import { typesHold } from '../release/gate/typesHold.ts';
import { gatedModule } from '../release/gatedModule.ts';

/** `module-sdk check`: types and lint of the module in this folder, as a release asks for them. */
const place = namedModule(undefined);
const module = gatedModule(place);
const faults = (await Promise.all([typesHold(module), lintHolds(module)])).flat();
for (const fault of faults) console.error(fault);
if (faults.length > 0) throw new Error(`${place.name} is not in order; see above.`);
console.log(`${place.name}: types and lint are in order.`);
