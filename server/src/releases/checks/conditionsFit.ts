import { pathOfResource } from 'shared/contract/declaredResource';
import { partsOf } from 'shared/domain/accounts/right';
import { rightNames } from 'shared/domain/accounts/rightNames';
import type { Check } from './check';

const ofProduct = Object.values(rightNames).flatMap((names) => Object.keys(names));

/**
 * The rights of pages and contributions belong to existing resources: the product's, or the module's own; and
 * prerendered pages need no flag, since their markup is the same for all.
 */
export const conditionsFit: Check = ({ release }) => {
  const { name: module, routes, contributions = [], resources = [], service } = release.manifest;
  const own = [...resources.map(({ name }) => name), ...(service ? [service.path] : [])];
  const known = new Set([...ofProduct, ...own.map((name) => pathOfResource(module, name))]);
  const places = [
    ...routes.map(({ right }, place) => [`routes.${place}`, right] as const),
    ...contributions.map(({ right }, place) => [`contributions.${place}`, right] as const),
  ];
  return [
    ...places.flatMap(([at, right]) =>
      right === undefined || known.has(partsOf(right).resource)
        ? []
        : [`${at}.right is "${right}", whose resource there is none of; name one of the API or of the module.`],
    ),
    ...routes.flatMap(({ flag, prerender }, place) =>
      flag !== undefined && prerender === true
        ? [
            `routes.${place}.flag is "${flag}", and the page is prerendered: its markup is the same for all. Leave one of them out.`,
          ]
        : [],
    ),
  ];
};
