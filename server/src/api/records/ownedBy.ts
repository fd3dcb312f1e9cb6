import type { Actor } from '../../core/actorOf';
import { differences } from './changes/audit';
import type { ApiRecord, Resource } from './definition';

/** A sample that a person changes becomes theirs, and is no longer a sample. */
export function ownedBy(actor: Actor, { input }: Resource, before: ApiRecord, changed: Record<string, unknown>) {
  if (actor.id === '' || before.isSample !== true) return {};
  const typed = Object.keys(input.shape).filter((field) => Object.hasOwn(changed, field));
  return Object.keys(differences(typed, before, changed)).length > 0 ? { isSample: false } : {};
}
