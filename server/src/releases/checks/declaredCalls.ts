import type { Release } from 'shared/contract';
import { pathOfResource } from 'shared/contract/declaredResource';

/** The answers of `resourceRoutes` for each resource, below its path. */
const ofResource = [
  'GET ',
  'POST ',
  'GET /export.csv',
  'GET /export.xlsx',
  'POST /import',
  'POST /import/check',
  'GET /imports',
  'POST /imports/{importId}/undo',
  'GET /{id}',
  'PUT /{id}',
  'DELETE /{id}',
  'GET /{id}/history',
  'POST /{id}/restore',
].map((call) => call.split(' ') as [method: string, rest: string]);

/** The calls that the server answers because a release declares them; `* …/*` is whatever its service takes. */
export function declaredCalls({ manifest: { name, resources = [], service } }: Release): string[] {
  const calls = resources.flatMap((resource) =>
    ofResource.map(([method, rest]) => `${method} /api/${pathOfResource(name, resource.name)}${rest}`),
  );
  return service ? [...calls, `* /api/${pathOfResource(name, service.path)}/*`] : calls;
}
