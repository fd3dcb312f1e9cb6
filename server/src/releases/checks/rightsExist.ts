import { pathOfResource } from 'shared/contract/declaredResource';
import { partsOf } from 'shared/domain/right';
import { rightNames } from 'shared/domain/rightNames';
import type { Check } from './check';

const ofProduct = Object.values(rightNames).flatMap((names) => Object.keys(names));

/** The rights that pages need are of resources that there are: the product's, or the module's own. */
export const rightsExist: Check = ({ release }) => {
  const { name: module, routes, resources = [], service } = release.manifest;
  const own = [...resources.map(({ name }) => name), ...(service ? [service.path] : [])];
  const known = new Set([...ofProduct, ...own.map((name) => pathOfResource(module, name))]);
  return routes.flatMap(({ right }, place) =>
    right === undefined || known.has(partsOf(right).resource)
      ? []
      : [`routes.${place}.right is "${right}", whose resource there is none of; name one of the API or of the module.`],
  );
};
