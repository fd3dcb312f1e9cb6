import { shapeOf } from './claims';
import type { ModuleManifest } from './manifest';

/** Checks that each kind of record has one page, in one module. `others` are the other modules' manifests. */
export function recordsAreFree({ records = [], routes }: ModuleManifest, others: readonly ModuleManifest[]): string[] {
  const own = new Set<string>();
  return records.flatMap(({ kind, path }) => {
    const owner = others.find((other) => other.records?.some((record) => record.kind === kind));
    const isTwice = own.has(kind);
    own.add(kind);
    return [
      ...(owner ? [`The records of the kind ${kind} belong to ${owner.name}.`] : []),
      ...(isTwice ? [`The records of the kind ${kind} have another page in the same manifest.`] : []),
      ...(routes.some((route) => shapeOf(route.path) === shapeOf(path))
        ? []
        : [`The page ${path} of the kind ${kind} is no route of the module; add it to its routes.`]),
    ];
  });
}
