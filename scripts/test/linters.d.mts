export function linters(change?: import('./changeOf.mjs').Change): string[][];
