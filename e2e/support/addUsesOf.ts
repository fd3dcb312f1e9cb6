import { addUses } from '../../scripts/contract/addUses.ts';
import { moduleUses } from '../../scripts/contract/moduleUses.ts';

/** Adds the list of what its sources use to the built release of the module in a folder, in a separate process. */
const dir = process.argv[2] ?? '';
const [uses] = moduleUses([dir]);
if (uses) addUses(dir, uses);
