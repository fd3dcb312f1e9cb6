import type { Registry } from 'shared/contract';

/** The address of a record's page, from the module that provides it; undefined if none does. */
export function recordPageOf({ modules }: Registry, kind: string): string | undefined {
  return Object.values(modules)
    .flatMap(({ manifest }) => manifest.records ?? [])
    .find((record) => record.kind === kind)?.path;
}
