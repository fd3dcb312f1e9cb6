import { rights } from '../../product/product';
import { partsOf } from './right';

/** The display name of each of the product's resources in the rights list, by group. */
export const rightNames: Readonly<Record<string, Readonly<Record<string, string>>>> = rights;

const actNames: Readonly<Record<string, string>> = {
  read: 'See',
  write: 'Create and change',
  delete: 'Delete',
  billing: 'Change billing details',
  promote: 'Make current, and switch flags',
  preview: 'Preview releases, for themselves alone',
  develop: 'Run own builds, for themselves alone',
  share: 'Show releases to reviewers without an account',
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** An act's label: "Create and change"; a resource's own act by its word. */
export const actName = (act: string): string => actNames[act] ?? capital(act);

/** A resource's name and group; a module's by its path. */
export function resourceName(path: string): { group: string; label: string } {
  for (const [group, names] of Object.entries(rightNames)) {
    const label = names[path];
    if (label !== undefined) return { group, label };
  }
  const [, module = '', name = path] = path.split('/');
  return { group: capital(module.replace(/^mfe-/, '') || 'Other'), label: capital(name) };
}

/** A right in words: "Invoices: Issue". */
export function rightName(right: string): string {
  const { resource, act } = partsOf(right);
  return `${resourceName(resource).label}: ${actName(act)}`;
}
