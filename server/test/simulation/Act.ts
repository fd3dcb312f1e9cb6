import type { Rolls } from './Rolls';
import type { World } from './World';

/**
 * An action by someone. `plan` looks at the firm's state and returns what to do; undefined when there is nothing to do
 * it with. Simultaneous actions are planned first, one after the other.
 */
export interface Act {
  name: string;
  /** Average number per month; 0 for actions on the firm's calendar. */
  times: number;
  /** Whether it only calls the API, so that nothing changes when every call is refused. By default it does. */
  isCallsOnly?: false;
  /** Whether it compares the state before and after, which requires that nobody else acts. By default not. */
  isAlone?: true;
  plan(world: World, rolls: Rolls): Promise<(() => Promise<unknown>) | undefined>;
}
