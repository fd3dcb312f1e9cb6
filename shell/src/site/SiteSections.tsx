import type { Registry } from 'shared/contract';
import { sectionsOf } from 'shared/contract/sectionsOf';
import { ModuleContribution } from '../loader/ModuleContribution';

/** What modules put below a page of the site; it comes once the page is there. */
export function SiteSections({ registry, pathname }: { registry: Registry; pathname: string }) {
  return sectionsOf(registry, pathname).map(({ module, section }) => (
    <ModuleContribution
      key={section.id}
      module={module}
      component={section.component}
      offered={{ ...section, module: module.manifest.name, team: module.manifest.team }}
      props={{}}
    />
  ));
}
