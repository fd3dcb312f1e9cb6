import type { ResourceDefinition } from './definition';

/** Columns of every record that lists may sort and filter by. */
const common = ['id', 'createdAt', 'updatedAt'];

export const tableOf = (definition: ResourceDefinition): string => definition.table ?? definition.path;
export const inputFields = (definition: ResourceDefinition): string[] => Object.keys(definition.input.shape);

/** The columns of a record that are the resource's own. */
export function ownColumns(definition: ResourceDefinition): string[] {
  return [
    ...new Set([...inputFields(definition), ...(definition.stored ?? []), ...Object.keys(definition.scope ?? {})]),
  ];
}

/** The columns that lists may be sorted and filtered by. */
export function comparableColumns(definition: ResourceDefinition): string[] {
  return [...common, ...ownColumns(definition)].filter((column) => definition.kinds?.[column] !== 'json');
}

/** Whether a column compares as text, whatever the case of its letters. */
export function isText(definition: ResourceDefinition, column: string): boolean {
  return !common.includes(column) && definition.kinds?.[column] === undefined;
}

/** The named fields of an object that it has. */
export function pick(source: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(source, name)).map((name) => [name, source[name]]));
}
