import type { Contribution, Release } from 'shared/contract';
import { claimOn } from 'shared/contract/claims';
import { pathOfResource } from 'shared/contract/declaredResource';
import { recordSchema } from 'shared/contract/recordSchema';
import type { Check, CheckContext } from './check';

/** The fields of every record. */
const common = ['id', 'version', 'createdAt', 'updatedAt'];

/** The lists that a contribution may name, with their fields: the product's, where they are known, and those that modules declare. */
function listsFor({ release, others, lists }: CheckContext): ReadonlyMap<string, readonly string[]> | undefined {
  if (!lists) return undefined;
  const declared = [release, ...others].flatMap(({ manifest: { name: module, resources = [] } }) =>
    resources.map(({ name, schema }): [string, string[]] => [
      pathOfResource(module, name),
      [...common, ...Object.keys(recordSchema.safeParse(schema).data?.properties ?? {})],
    ]),
  );
  return new Map([...Object.entries(lists), ...declared]);
}

/** The fields whose values are in an address. */
const fieldsIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);

/** The lists and fields that a contribution names, each with its place. */
function namedLists(
  each: Contribution,
): { at: string; list: string; fields: (readonly [at: string, field: string])[] }[] {
  const keysOf = (at: string, query: object = {}) =>
    Object.keys(query).map((field) => [`${at}query.${field}`, field] as const);
  if (each.slot === 'list.row-action' || each.slot === 'list.bulk-action')
    return [{ at: 'list', list: each.list, fields: [] }];
  if (each.slot === 'dashboard.stage')
    return each.lists.map(({ resource, query, sum }, place) => ({
      at: `lists.${place}.resource`,
      list: resource,
      fields: [
        ...keysOf(`lists.${place}.`, query),
        ...(sum === undefined ? [] : [[`lists.${place}.sum`, sum] as const]),
      ],
    }));
  if (each.slot === 'calendar.kind')
    return [
      {
        at: 'resource',
        list: each.resource,
        fields: [
          ['day', each.day] as const,
          ...each.named.map((field, place) => [`named.${place}`, field] as const),
          ...keysOf('', each.query),
          ...fieldsIn(each.path).map((field) => ['path', field] as const),
        ],
      },
    ];
  if (each.slot !== 'search.kind') return [];
  const { resource, detail = [], query, sort = '', path } = each;
  return [
    {
      at: 'resource',
      list: resource,
      fields: [
        ...detail.map((field, place) => [`detail.${place}`, field] as const),
        ...keysOf('', query),
        ...sort
          .split(',')
          .filter(Boolean)
          .map((key) => ['sort', key.trim().replace(/^-/, '')] as const),
        ...fieldsIn(path)
          .filter((field) => field !== 'name')
          .map((field) => ['path', field] as const),
      ],
    },
  ];
}

/** Why a contribution's lists or fields don't exist. */
function againstLists(each: Contribution, lists: ReadonlyMap<string, readonly string[]>): string[] {
  return namedLists(each).flatMap(({ at, list, fields }) => {
    const known = lists.get(list);
    if (!known) return [`${at} names ${list}, which this server has no list of.`];
    return fields
      .filter(([, field]) => !known.includes(field))
      .map(([place, field]) => `${place} names ${field}, which is no field of ${list}.`);
  });
}

/** Whether one of the module's own pages is at an address with variable parts in braces. */
const leadsHome = ({ name, routes }: Release['manifest'], address: string): boolean =>
  claimOn(
    routes.map(({ path }) => ({ owner: name, path })),
    (address.split(/[?#]/)[0] ?? '').replace(/\{\w+\}/g, 'x'),
  ) !== undefined;

/** The pages of the module's own that a contribution leads to, each with its place. */
const pathsOf = (each: Contribution): (readonly [at: string, path: string])[] => {
  if (each.slot === 'search.kind' || each.slot === 'search.page') return [['path', each.path]];
  if (each.slot !== 'calendar.kind') return [];
  return [
    ['path', each.path],
    ['manyPath', each.manyPath],
  ];
};

/**
 * A module's contributions have unique names, their components are in the code, and their lists, fields and pages
 * exist.
 */
export const contributionsFit: Check = (context) => {
  const { release, others } = context;
  const { name: module, contributions = [], resources = [] } = release.manifest;
  const own = resources.map(({ name }) => pathOfResource(module, name));
  const lists = listsFor(context);
  return contributions.flatMap((contribution, place) => {
    const rival = others.find(({ manifest }) => manifest.contributions?.some(({ id }) => id === contribution.id));
    const component = 'component' in contribution ? contribution.component : undefined;
    const on = contribution.slot === 'notification.kind' ? contribution.on?.resource : undefined;
    return [
      ...(rival ? [`id is "${contribution.id}", which belongs to ${rival.manifest.name}.`] : []),
      ...(component !== undefined && !release.pages[component]?.js.length
        ? [`component names ${component}, which the code does not expose.`]
        : []),
      ...(on !== undefined && !own.includes(on)
        ? [`on.resource names ${on}, which the module does not declare; only what happens to its own records is told.`]
        : []),
      ...pathsOf(contribution)
        .filter(([, path]) => !leadsHome(release.manifest, path))
        .map(
          ([at, path]) =>
            `${at} is "${path}", where the module has no page; what is found is shown by whoever declares it.`,
        ),
      ...(lists ? againstLists(contribution, lists) : []),
    ].map((reason) => `contributions.${place}.${reason}`);
  });
};
