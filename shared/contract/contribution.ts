/** The fields of every contribution. */
interface AnyContribution<S extends string> {
  slot: S;
  id: string;
  order?: number | undefined;
  right?: string | undefined;
  flag?: string | undefined;
}

/** A panel or tab of a record. */
export interface RecordContribution<S extends string> extends AnyContribution<S> {
  title: string;
  component: string;
  as?: 'panel' | 'tab' | undefined;
}

interface ActContribution<S extends string> extends AnyContribution<S> {
  list: string;
  label: string;
  component: string;
}

/**
 * The static data of contributions to each slot; the product adds its records' slots. The schemas describe each field.
 */
export interface Contributions {
  'dashboard.card': AnyContribution<'dashboard.card'> & {
    title: string;
    component: string;
    size?: 'full' | 'wide' | 'half' | 'narrow' | undefined;
    height?: number | undefined;
  };
  'list.row-action': ActContribution<'list.row-action'>;
  'list.bulk-action': ActContribution<'list.bulk-action'>;
  'palette.command': AnyContribution<'palette.command'> & {
    label: string;
    keywords?: string | undefined;
    path?: string | undefined;
    component?: string | undefined;
  };
  'settings.page': AnyContribution<'settings.page'> & {
    title: string;
    keywords?: string | undefined;
    role?: 'owner' | undefined;
    component: string;
  };
  'notification.kind': AnyContribution<'notification.kind'> & {
    icon?: string | undefined;
    title: string;
    body?: string | undefined;
    path?: string | undefined;
    on?: { resource: string; operation: 'create' | 'update' | 'delete' } | undefined;
  };
  'search.kind': AnyContribution<'search.kind'> & {
    resource: string;
    label: string;
    icon?: string | undefined;
    detail?: string[] | undefined;
    path: string;
    query?: Record<string, string> | undefined;
    sort?: string | undefined;
  };
  'search.page': AnyContribution<'search.page'> & {
    label: string;
    section?: string | undefined;
    keywords?: string | undefined;
    icon?: string | undefined;
    path: string;
  };
  'calendar.kind': AnyContribution<'calendar.kind'> & {
    resource: string;
    day: string;
    label: string;
    named: string[];
    many: string;
    path: string;
    manyPath: string;
    query?: Record<string, string> | undefined;
  };
  'dashboard.stage': AnyContribution<'dashboard.stage'> & {
    label: string;
    lists: {
      resource: string;
      label?: string | undefined;
      path: string;
      query?: Record<string, string> | undefined;
      sum?: string | undefined;
    }[];
  };
  'welcome.act': AnyContribution<'welcome.act'> & {
    title: string;
    text: string;
    path: string;
    role: 'owner' | 'staff';
  };
}

/** The name of a slot that modules contribute to. */
export type SlotName = keyof Contributions;

/** A module's contribution to a slot, as in its releases. */
export type Contribution = Contributions[SlotName];
export type ContributionTo<S extends SlotName> = Contributions[S];
