import type { OwnedRoute } from 'shared/contract/findRoute';
import { loadedPart } from '../../loader/loadPart';
import { pageOf } from '../../loader/ModulePage';
import { sendReport } from '../../loader/sendReport';

const told = new Set<string>();

/** Tells the server that a page of a module was shown, once for each release in this tab: who opened none says nothing of a release in stages. */
export function tellOpened(owned: OwnedRoute): void {
  const module = owned.module.manifest.name;
  const { version } = loadedPart(pageOf(owned))?.release ?? owned.module.current;
  const key = `${module} ${version}`;
  if (told.has(key)) return;
  told.add(key);
  sendReport('opened-pages', { module, version }).catch(() => told.delete(key));
}
