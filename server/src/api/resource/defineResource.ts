import type { ResourceDefinition } from './definition';
import { ownColumns } from './shape';

/**
 * Checks a resource's definition where it is written: every column it names is one of its own.
 * Throws a `TypeError` that names the column.
 */
export function defineResource(definition: ResourceDefinition): ResourceDefinition {
  const own = ownColumns(definition);
  const named = [
    ...definition.search,
    ...Object.keys(definition.kinds ?? {}),
    ...(definition.named ?? []),
    ...Object.keys(definition.refers ?? {}),
    ...(definition.quiet ?? []),
  ];
  const stray = named.find((column) => !own.includes(column));
  if (stray !== undefined)
    throw new TypeError(
      `The resource "${definition.path}" names "${stray}", which is neither an input nor a stored column.`,
    );
  return definition;
}
