import { existsSync, readFileSync } from 'node:fs';

/** The calls that a built API answers, `GET /api/centers/{id}`, from its document; none are known where it has not been built. */
export function readCalls(document: string): string[] | undefined {
  if (!existsSync(document)) return undefined;
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  );
}
