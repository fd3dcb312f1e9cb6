import type { Registry } from 'shared/contract';

/** The address of the page of a kind of records, by the module that is here for it; undefined when none is. */
export function recordPageOf({ modules }: Registry, kind: string): string | undefined {
  return Object.values(modules)
    .flatMap(({ manifest }) => manifest.records ?? [])
    .find((record) => record.kind === kind)?.path;
}
