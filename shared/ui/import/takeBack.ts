import type { ImportUndone } from 'shared/domain/records/importAnswers';
import { api, notify, refresh } from 'shared/platform';
import { attempt } from '../attempt';
import { formatCount } from '../format';
import type { ImportTarget } from './importTarget';

const LIMIT_MS = 120_000;
const SHOWN = 3;

/** An import of a file or of a workbook's sheet. */
export interface MadeImport {
  target: Pick<ImportTarget, 'path' | 'name'>;
  importId: string;
}

/**
 * Undoes imports, last first because its records may reference earlier ones, and reports the result: records changed
 * since then stay, listed by name with the reason.
 */
export async function takeBack(imports: readonly MadeImport[]): Promise<void> {
  const [first, ...others] = imports;
  const name = first && others.length === 0 ? first.target.name : { one: 'record', many: 'records' };
  const result: ImportUndone = { undone: 0, kept: [] };
  await attempt('The import could not be taken back', async () => {
    for (const { target, importId } of [...imports].reverse()) {
      const { undone, kept } = await api.post<ImportUndone>(
        `${target.path}/imports/${importId}/undo`,
        {},
        { timeoutMs: LIMIT_MS },
      );
      result.undone += undone;
      result.kept.push(...kept);
    }
    const named = result.kept.slice(0, SHOWN).map((each) => `${each.name || 'One'}: ${each.reason}`);
    const said = `${formatCount(result.undone, name)} taken back`;
    if (result.kept.length === 0) notify.success(said);
    else notify.info(`${said}, ${formatCount(result.kept.length, name)} not. ${named.join(' ')}`);
  });
  for (const { target } of imports) void refresh(target.path);
}
