import { notify } from 'shared/platform';
import { errorSentence, type FailureText } from './texts';

/**
 * Runs an action and shows a notification if it fails. Resolves to whether it succeeded.
 * @example
 * await attempt('Failed to save the slip', () => save(slip));
 */
export async function attempt(failed: FailureText, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notify.error(errorSentence(failed, error));
    return false;
  }
}
