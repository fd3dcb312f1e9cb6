import type { ImportUndone } from 'shared/domain/records/importAnswers';
import { api, notify, refresh } from 'shared/platform';
import { formatCount } from '../format';
import { errorSentence } from '../texts';

const LIMIT_MS = 120_000;
const SHOWN = 3;

/** Takes an import back, and says what came of it: what somebody has changed since stays, by name and with why. */
export async function takeBack(path: string, name: { one: string; many: string }, importId: string): Promise<void> {
  try {
    const { undone, kept } = await api.post<ImportUndone>(
      `${path}/imports/${importId}/undo`,
      {},
      { timeoutMs: LIMIT_MS },
    );
    const named = kept.slice(0, SHOWN).map((each) => `${each.name || 'One'}: ${each.reason}`);
    const said = `${formatCount(undone, name)} taken back`;
    if (kept.length === 0) notify.success(said);
    else notify.info(`${said}, ${formatCount(kept.length, name)} not. ${named.join(' ')}`);
  } catch (error) {
    notify.error(errorSentence('The import could not be taken back', error));
  } finally {
    void refresh(path);
  }
}
