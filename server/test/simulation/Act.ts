import type { Rolls } from './Rolls';
import type { World } from './World';

/**
 * Something that somebody does. `plan` looks at the firm as it is, and answers what is done then; undefined where there is
 * nothing to do it with. What several do at once is planned first, one after the other.
 */
export interface Act {
  name: string;
  /** How often it is done in a month, on average; 0 for what the calendar of the firm has. */
  times: number;
  /** Whether it does nothing but call the API, so that nothing changes where every call is refused. By default it does. */
  isCallsOnly?: false;
  /** Whether it compares what it does with what was before, when nobody else does anything. By default not. */
  isAlone?: true;
  plan(world: World, rolls: Rolls): Promise<(() => Promise<unknown>) | undefined>;
}
