import { addUses } from '../../scripts/contract/addUses.ts';
import { moduleUses } from '../../scripts/contract/moduleUses.ts';

/** Writes into the built release of the module in a folder what its sources use, in a process of its own. */
const dir = process.argv[2] ?? '';
const [uses] = moduleUses([dir]);
if (uses) addUses(dir, uses);
