import type { Registry } from 'shared/contract';
import { ModulePage } from '../loader/ModulePage';
import { findRoute } from '../registry/findRoute';
import { NotFoundPage } from '../site/NotFoundPage';
import { ownPages } from './ownPages';

/** What stands at a path of the console: a page of the shell's own, a module's, or 404. */
export function ConsolePage({ registry, pathname }: { registry: Registry; pathname: string }) {
  const Own = ownPages[pathname.replace(/(.)\/$/, '$1')];
  if (Own) return <Own />;
  const owned = findRoute(registry, pathname);
  return owned ? <ModulePage owned={owned} pending={null} /> : <NotFoundPage home="/dashboard" />;
}
