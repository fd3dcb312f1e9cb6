import type { Contribution, ContributionTo, Release } from 'shared/contract';
import { type DeclaredResource, pathOfResource } from 'shared/contract/declaredResource';
import type { RecordPage } from 'shared/contract/recordPage';
import { namedBy } from './definitionOf';

/** The most fields that tell a record that was found from others of its name. */
const MOST_DETAILS = 3;

/** How search shows the records of a resource that names their kind: on the page that the module has for it. */
function searchKindOf(
  module: string,
  declared: DeclaredResource,
  records: readonly RecordPage[],
): ContributionTo<'search.kind'> | undefined {
  const { name, kind, title, search } = declared;
  const page = records.find((each) => each.kind === kind);
  const named = namedBy(declared);
  return (
    page && {
      slot: 'search.kind',
      id: page.kind,
      resource: pathOfResource(module, name),
      label: title.charAt(0).toUpperCase() + title.slice(1),
      detail: search.filter((field) => !named.includes(field)).slice(0, MOST_DETAILS),
      path: page.path.replace(':id', '{id}'),
    }
  );
}

/**
 * A release's contributions: the declared ones, and kinds of search derived from its records where it declares none.
 */
export function contributionsOf({ manifest }: Release): Contribution[] {
  const { name: module, contributions = [], resources = [], records = [] } = manifest;
  const said = contributions.flatMap((each) => (each.slot === 'search.kind' ? [each.resource] : []));
  const following = resources
    .map((declared) => searchKindOf(module, declared, records))
    .filter((kind) => kind !== undefined);
  return [...contributions, ...following.filter(({ resource }) => !said.includes(resource))];
}
