import { existsSync, readFileSync } from 'node:fs';
import { type ApiDocument, apiSurface, type Operation } from './apiSurface';

/** A built API for the checks of releases. */
interface BuiltApi {
  /** The calls that it answers, `GET /api/tasks/{id}`. */
  calls: string[];
  /** The fields of its lists, by their path below `/api`: the records' fields, and the filters. */
  lists: Record<string, string[]>;
  /** Its inputs and answers, down to each field, as lines of a surface. */
  api: Record<string, string>;
}

/** The fields of a list, by the description of its call; undefined for a call that lists nothing. */
function fieldsOf({ parameters = [], responses }: Operation): string[] | undefined {
  const fields = responses['200']?.content?.['application/json']?.schema?.items?.properties;
  const narrowing = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  return fields && [...new Set([...Object.keys(fields), ...narrowing])];
}

/** Reads what a built API answers from its document; nothing is known where it has not been built. */
export function readApi(document: string): BuiltApi | undefined {
  if (!existsSync(document)) return undefined;
  const described = JSON.parse(readFileSync(document, 'utf8')) as ApiDocument;
  const { paths } = described;
  const calls = Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  );
  const lists = Object.entries(paths).flatMap(([url, { get }]) => {
    const fields = get && fieldsOf(get);
    return fields ? [[url.replace(/^\/api\//, ''), fields] as const] : [];
  });
  return { calls, lists: Object.fromEntries(lists), api: apiSurface(described) };
}
