import type { ContributionTo } from './contribution';
import type { Registry, RegistryModule } from './registry';

/** A section of the site, and the module that it is of. */
interface OwnedSection {
  module: RegistryModule;
  section: ContributionTo<'site.section'>;
}

/** The sections that modules put below a page of the site, by `order`. */
export const sectionsOf = ({ modules }: Registry, pathname: string): OwnedSection[] =>
  Object.values(modules)
    .flatMap((module) =>
      (module.manifest.contributions ?? []).flatMap((each) =>
        each.slot === 'site.section' && each.page === pathname ? [{ module, section: each }] : [],
      ),
    )
    .sort((a, b) => (a.section.order ?? 100) - (b.section.order ?? 100));
