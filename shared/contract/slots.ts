import { z } from 'zod';

/** What is promised of every record. */
interface AnyRecord {
  id: string;
  version: number;
}

/** What is promised of the records whose pages have slots; whatever else it needs, a contribution asks the API for. */
interface SlotRecords {
  center: AnyRecord & { client_name: string; center_code: string; city: string; state: string };
  company: AnyRecord & { name: string; status: string };
  candidate: AnyRecord & { name: string; email: string; phone: string; position: string; status: string };
  employee: AnyRecord & { name: string; code: string; designation: string; department: string };
  invoice: AnyRecord & { clientName: string; status: string; totalPaise: number; balancePaise: number };
}

/** What a panel or tab of a record is given. */
interface RecordProps<K extends keyof SlotRecords> {
  id: string;
  /** As the page around it has it now. */
  record: SlotRecords[K];
}

/** What an act on rows of a list is given; it is rendered once it was chosen. */
interface RowsProps {
  /** The rows that it was chosen for; one, for an act of a row. */
  rows: readonly { id: string }[];
  /** Ends it: the list stands as before, with what is stored now. */
  onClose: () => void;
}

/** What the component of a contribution is given, by its slot. The slots that are not here take static data alone. */
export interface SlotProps {
  'dashboard.card': object;
  'record.center': RecordProps<'center'>;
  'record.company': RecordProps<'company'>;
  'record.candidate': RecordProps<'candidate'>;
  'record.employee': RecordProps<'employee'>;
  'record.invoice': RecordProps<'invoice'>;
  'list.row-action': RowsProps;
  'list.bulk-action': RowsProps;
  'palette.command': { /** Ends the command. */ onClose: () => void };
  'settings.page': object;
  'site.section': object;
}

/** A slot whose contributions have a component. */
export type RenderedSlot = keyof SlotProps;

/** What every contribution says. */
interface AnyContribution<S extends string> {
  slot: S;
  id: string;
  order?: number | undefined;
}

interface RecordContribution<S extends string> extends AnyContribution<S> {
  title: string;
  component: string;
  as?: 'panel' | 'tab' | undefined;
}

interface ActContribution<S extends string> extends AnyContribution<S> {
  list: string;
  label: string;
  component: string;
}

/** What contributions of each slot say in static data; the schemas below say what each part is. */
export interface Contributions {
  'dashboard.card': AnyContribution<'dashboard.card'> & {
    title: string;
    component: string;
    size?: 'full' | 'wide' | 'half' | 'narrow' | undefined;
    height?: number | undefined;
  };
  'record.center': RecordContribution<'record.center'>;
  'record.company': RecordContribution<'record.company'>;
  'record.candidate': RecordContribution<'record.candidate'>;
  'record.employee': RecordContribution<'record.employee'>;
  'record.invoice': RecordContribution<'record.invoice'>;
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
    role?: 'owner' | undefined;
    component: string;
  };
  'site.section': AnyContribution<'site.section'> & { page: string; component: string };
  'notification.kind': AnyContribution<'notification.kind'> & {
    icon?: string | undefined;
    title: string;
    body?: string | undefined;
    path?: string | undefined;
    on?: { resource: string; operation: 'create' | 'update' | 'delete' } | undefined;
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

/** The name of a place that modules put things into. */
export type SlotName = keyof Contributions;

/** What a module puts into a slot, as its releases say it. */
export type Contribution = Contributions[SlotName];
export type ContributionTo<S extends SlotName> = Contributions[S];

const id = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+$/, 'must be lower-case words with dots between, payroll.next-run')
  .describe('Its name in the whole product, which choices of people are kept by: payroll.next-run.');
const title = z.string().min(1).max(60);
const order = z
  .number()
  .optional()
  .describe('Position among the contributions to its slot, lowest first. By default, 100.');
const path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w\-./:?&=%{}]*$/, 'must be a path that begins with "/"');
const resource = z
  .string()
  .max(80)
  .regex(/^[a-z][\w-]*(?:\/[\w-]+)*$/, 'must be a resource’s path below /api: centers, m/mfe-payroll/slips');
const icon = z
  .string()
  .optional()
  .describe(
    'A name of the shell’s icon set (shell/src/console/icons.ts). By default, and for an unknown one, a circle.',
  );

/** Text in which `{field}` stands for a value. */
const template = (most: number) => z.string().max(most);

/** Leads to a page, or renders a component over the present one: one of both. */
const leadsOrRenders = (value: { path?: string | undefined; component?: string | undefined }) =>
  (value.path === undefined) !== (value.component === undefined);

/** The schema of each slot's contributions; `component` is what names a component. */
const slotSchemas = (component: z.ZodString) => {
  const record = <S extends RenderedSlot>(slot: S) =>
    z.strictObject({
      slot: z.literal(slot),
      id,
      title: title.describe('The panel’s heading, or the tab’s label.'),
      as: z.enum(['panel', 'tab']).optional().describe('How it stands on the record’s page. By default, a panel.'),
      component,
      order,
    });
  const action = <S extends RenderedSlot>(slot: S) =>
    z
      .strictObject({
        slot: z.literal(slot),
        id,
        list: resource.describe('The list’s resource: centers, m/mfe-payroll/slips.'),
        label: z.string().min(1).max(40).describe('What the act is called.'),
        component,
        order,
      })
      .describe('Rendered over the list once it was chosen.');
  return [
    z.strictObject({
      slot: z.literal('dashboard.card'),
      id,
      title: title.describe('What the card is called where people arrange their cards.'),
      component,
      order,
      size: z
        .enum(['full', 'wide', 'half', 'narrow'])
        .optional()
        .describe('Of the row: all, three fifths, half, two fifths; on small screens all. By default, full.'),
      height: z
        .number()
        .int()
        .min(40)
        .max(1200)
        .optional()
        .describe('The room that is kept while it is on its way, in px. By default, 120.'),
    }),
    record('record.center'),
    record('record.company'),
    record('record.candidate'),
    record('record.employee'),
    record('record.invoice'),
    action('list.row-action'),
    action('list.bulk-action'),
    z
      .strictObject({
        slot: z.literal('palette.command'),
        id,
        label: title.describe('What the command is called, and found by.'),
        keywords: z.string().max(120).optional().describe('Other words that it is found by. By default, none.'),
        path: path.optional().describe('Where it leads; in place of a component.'),
        component: component.optional(),
        order,
      })
      .refine(leadsOrRenders, { path: ['path'], error: 'must be given, or a component, and not both' }),
    z.strictObject({
      slot: z.literal('settings.page'),
      id,
      title: title.describe('The heading on the settings page.'),
      role: z.enum(['owner']).optional().describe('Shown to this role only. By default, to everyone.'),
      component,
      order,
    }),
    z.strictObject({
      slot: z.literal('site.section'),
      id,
      page: path.describe('The public page below whose content it stands: /services.'),
      component,
      order,
    }),
    z.strictObject({
      slot: z.literal('notification.kind'),
      id,
      icon,
      title: template(120).min(1).describe('What happened; {field} stands for a value: {name} wrote a message.'),
      body: template(120).optional().describe('The line below it. By default, none.'),
      path: path.optional().describe('Where it leads; {field} stands for a value. By default, nowhere.'),
      on: z
        .strictObject({
          resource,
          operation: z.enum(['create', 'update', 'delete']),
        })
        .optional()
        .describe(
          'Told whenever this happens to a record of a resource that the module declares. By default, when the server tells it.',
        ),
      order,
    }),
    z.strictObject({
      slot: z.literal('dashboard.stage'),
      id,
      label: title.describe('What the stage of Project Progress is called.'),
      lists: z
        .array(
          z.strictObject({
            resource,
            label: z
              .string()
              .max(40)
              .optional()
              .describe('The list among others of the stage. By default, the stage’s.'),
            path: path.describe('The page that lists the records.'),
            query: z
              .record(z.string(), z.string().max(80))
              .optional()
              .describe('What narrows the list and the page alike. By default, nothing.'),
            sum: z.string().max(60).optional().describe('The field of money that is added up. By default, none.'),
          }),
        )
        .min(1)
        .max(4)
        .describe('What is counted: the records of these lists.'),
      order,
    }),
    z.strictObject({
      slot: z.literal('welcome.act'),
      id,
      title,
      text: z.string().min(1).max(120).describe('A sentence on what one does there.'),
      path,
      role: z.enum(['owner', 'staff']).describe('Who is offered it when they are new.'),
      order,
    }),
  ] as const;
};

const released = z.string().regex(/^[A-Z]\w*$/, 'must be the PascalCase name of a component');
const slotNames = slotSchemas(released).map(({ shape }) => shape.slot.value);

/** What a contribution must say. `component`: what names its component. */
const contributionSchema = (component: z.ZodString = released): z.ZodType<Contribution> =>
  z.discriminatedUnion(
    'slot',
    slotSchemas(component.describe('What is rendered there: the default export of src/<component>.tsx.')),
    {
      error: ({ code }) =>
        code === 'invalid_union' ? `must be a slot of this shell: ${slotNames.join(', ')}` : undefined,
    },
  );

/** All contributions of a module; no two have one id. */
export const contributionsSchema = (component?: z.ZodString): z.ZodType<Contribution[]> =>
  z
    .array(contributionSchema(component))
    .max(60)
    .superRefine((contributions, context) => {
      contributions.forEach(({ id: own }, place) => {
        if (contributions.findIndex((other) => other.id === own) < place)
          context.addIssue({
            code: 'custom',
            path: [place, 'id'],
            message: `is "${own}", as another contribution of the module`,
          });
      });
    });

/** The slots that the server fills: a browser needs none of what is in them. */
const ofServer: readonly SlotName[] = ['notification.kind', 'dashboard.stage'];
export const isOfBrowser = ({ slot }: Contribution): boolean => !ofServer.includes(slot);
