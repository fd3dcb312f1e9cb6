/** Stands in for schemas made of JSON schemas. */
export function fromJSONSchema(): never {
  throw new Error('Schemas are written in code here (shared/domain), not made of JSON schemas.');
}
