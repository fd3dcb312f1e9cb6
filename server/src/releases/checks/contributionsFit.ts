import { pathOfResource } from 'shared/contract/declaredResource';
import type { Check } from './check';

/** What a module puts into slots is its own by name, its components are in the code, and what it names of resources is declared. */
export const contributionsFit: Check = ({ release, others }) => {
  const { name: module, contributions = [], resources = [] } = release.manifest;
  const own = resources.map(({ name }) => pathOfResource(module, name));
  return contributions.flatMap((contribution, place) => {
    const at = `contributions.${place}`;
    const rival = others.find(({ manifest }) => manifest.contributions?.some(({ id }) => id === contribution.id));
    const component = 'component' in contribution ? contribution.component : undefined;
    const on = contribution.slot === 'notification.kind' ? contribution.on?.resource : undefined;
    return [
      ...(rival ? [`${at}.id is "${contribution.id}", which belongs to ${rival.manifest.name}.`] : []),
      ...(component !== undefined && !release.pages[component]?.js.length
        ? [`${at}.component names ${component}, which the code does not expose.`]
        : []),
      ...(on !== undefined && !own.includes(on)
        ? [
            `${at}.on.resource names ${on}, which the module does not declare; only what happens to its own records is told.`,
          ]
        : []),
    ];
  });
};
