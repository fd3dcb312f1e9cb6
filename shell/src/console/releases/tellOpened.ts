import type { OwnedRoute } from 'shared/contract/findRoute';
import { loadedPart } from '../../loader/loadPart';
import { pageOf } from '../../loader/ModulePage';
import { sendReport } from '../../loader/sendReport';

const told = new Set<string>();

/**
 * Reports that a page of a module was shown, once per release in this tab: staged rollouts count only tabs that opened
 * the module.
 */
export function tellOpened(owned: OwnedRoute): void {
  const module = owned.module.manifest.name;
  const { version } = loadedPart(pageOf(owned))?.release ?? owned.module.current;
  const key = `${module} ${version}`;
  if (told.has(key)) return;
  told.add(key);
  sendReport('opened-pages', { module, version }).catch(() => told.delete(key));
}
