import { z } from 'zod';
import { recordSlots } from '../product/product';
import { conditions } from './conditions';
import type { Contribution, SlotName } from './contribution';
import type { RenderedSlot } from './slotProps';

const id = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+$/, 'must be lower-case words with dots between, tasks.next-run')
  .describe('Its name in the whole product, which choices of people are kept by: tasks.next-run.');
const title = z.string().min(1).max(60);
const order = z
  .number()
  .optional()
  .describe('Position among the contributions to its slot, lowest first. By default, 100.');
const path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w\-./:?&=%{}#]*$/, 'must be a path that begins with "/"');
const resource = z
  .string()
  .max(80)
  .regex(/^[a-z][\w-]*(?:\/[\w-]+)*$/, 'must be a resource’s path below /api: m/mfe-tasks/tasks');
const icon = z
  .string()
  .optional()
  .describe(
    'A name of the shell’s icon set (shared/contract/iconNames.ts). By default, and for an unknown one, a circle.',
  );

const query = z.record(z.string(), z.string().max(80)).optional();

/** A template in which `{field}` is replaced by a value. */
const template = (most: number) => z.string().max(most);

/** The slots of the product's records. */
type RecordSlotName = `record.${keyof typeof recordSlots}`;
const recordSlotNames = Object.keys(recordSlots).map((kind) => `record.${kind}` as RecordSlotName);

/** Either links to a page, or renders a component over the current one. */
const leadsOrRenders = (value: { path?: string | undefined; component?: string | undefined }) =>
  (value.path === undefined) !== (value.component === undefined);

/** The schema of each slot's contributions; `component` is the schema of a component's name. */
// oxlint-disable-next-line max-lines-per-function -- one table: the schema of each slot
const slotSchemas = (component: z.ZodString) => {
  const record = <S extends RenderedSlot>(slot: S) =>
    z.strictObject({
      slot: z.literal(slot),
      id,
      title: title.describe('The panel’s heading, or the tab’s label.'),
      as: z.enum(['panel', 'tab']).optional().describe('How it stands on the record’s page. By default, a panel.'),
      component,
      order,
      ...conditions,
    });
  const action = <S extends RenderedSlot>(slot: S) =>
    z
      .strictObject({
        slot: z.literal(slot),
        id,
        list: resource.describe('The list’s resource: m/mfe-tasks/tasks.'),
        label: z.string().min(1).max(40).describe('What the act is called.'),
        component,
        order,
        ...conditions,
      })
      .describe('Rendered over the list once it was chosen.');
  return [
    z.strictObject({
      slot: z.literal('dashboard.card'),
      id,
      title: title.describe('What the card is called where people arrange their cards.'),
      component,
      order,
      ...conditions,
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
    ...recordSlotNames.map(record),
    action('list.row-action'),
    action('list.bulk-action'),
    z
      .strictObject({
        slot: z.literal('palette.command'),
        id,
        label: title.describe('What the command is called, and found by.'),
        keywords: z.string().max(120).optional().describe('Other words that it is found by. By default, none.'),
        path: path.optional().describe('Where it leads; instead of a component.'),
        component: component.optional(),
        order,
        ...conditions,
      })
      .refine(leadsOrRenders, { path: ['path'], error: 'must be given, or a component, and not both' }),
    z.strictObject({
      slot: z.literal('settings.page'),
      id,
      title: title.describe('The heading on the settings page.'),
      keywords: z.string().max(200).optional().describe('Other words that it is found by. By default, none.'),
      role: z.enum(['owner']).optional().describe('Shown to this role only. By default, to everyone.'),
      component,
      order,
      ...conditions,
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
          resource: resource.describe('One of the module’s resources, by its name: slips.'),
          operation: z.enum(['create', 'update', 'delete']),
        })
        .optional()
        .describe(
          'Told whenever this happens to a record of a resource that the module declares. By default, when the server tells it.',
        ),
      order,
      ...conditions,
    }),
    z.strictObject({
      slot: z.literal('search.kind'),
      id,
      resource: resource.describe('What search looks in: m/mfe-tasks/tasks.'),
      label: z.string().min(1).max(40).describe('One record in words, the heading above what was found: Task.'),
      icon,
      detail: z
        .array(z.string().max(60))
        .max(4)
        .optional()
        .describe('The fields that tell a record from others of its name. By default, none.'),
      path: path.describe('The page that shows the record; {field} stands for a value, {name} for its name.'),
      query: query.describe('What narrows the records, as their list takes it. By default, nothing.'),
      sort: z
        .string()
        .max(200)
        .optional()
        .describe('Which come first of many: "-status,lastDay". By default, whichever are met first.'),
      order,
      ...conditions,
    }),
    z.strictObject({
      slot: z.literal('search.page'),
      id,
      label: title.describe('What the page, or a part of it, is called.'),
      section: title
        .optional()
        .describe('What it is a part of, which tells it from others of its name. By default, none.'),
      keywords: z
        .string()
        .max(200)
        .optional()
        .describe('Other words that it is found by, other languages’ too. By default, none.'),
      icon,
      path: path.describe('The page of the module.'),
      order,
      ...conditions,
    }),
    z.strictObject({
      slot: z.literal('calendar.kind'),
      id,
      resource: resource.describe('The records that stand in the calendar: m/mfe-tasks/tasks.'),
      day: z.string().max(60).describe('The field with the day that each stands on.'),
      label: z.string().min(1).max(40).describe('What the day is to a record, in words: First day.'),
      named: z
        .array(z.string().max(60))
        .min(1)
        .max(4)
        .describe('The fields that name a record there; empty ones are left out.'),
      many: z.string().min(1).max(40).describe('What several are called that a day only counts: people.'),
      path: path.describe('The page that shows a record; {field} stands for a value.'),
      manyPath: path.describe('The page that lists those of a day; {day} stands for it.'),
      query: query.describe('What narrows the records, as their list takes it. By default, nothing.'),
      order,
      ...conditions,
    }),
    z.strictObject({
      slot: z.literal('dashboard.stage'),
      id,
      label: title.describe('What the stage of progress is called.'),
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
            query: query.describe('What narrows the list and the page alike. By default, nothing.'),
            sum: z.string().max(60).optional().describe('The field of money that is added up. By default, none.'),
          }),
        )
        .min(1)
        .max(4)
        .describe('What is counted: the records of these lists.'),
      order,
      ...conditions,
    }),
    z.strictObject({
      slot: z.literal('welcome.act'),
      id,
      title,
      text: z.string().min(1).max(120).describe('A sentence on what one does there.'),
      path,
      role: z.enum(['owner', 'staff']).describe('Who is offered it when they are new.'),
      order,
      ...conditions,
    }),
  ] as const;
};

const released = z.string().regex(/^[A-Z]\w*$/, 'must be the PascalCase name of a component');
const slotNames = slotSchemas(released).map(({ shape }) => shape.slot.value);

/** The schema of a contribution. `component`: the schema of its component's name. */
const contributionSchema = (component: z.ZodString = released): z.ZodType<Contribution> =>
  z.discriminatedUnion(
    'slot',
    slotSchemas(component.describe('What is rendered there: the default export of src/<component>.tsx.')),
    {
      error: ({ code }) =>
        code === 'invalid_union' ? `must be a slot of this shell: ${slotNames.join(', ')}` : undefined,
    },
  );

/** All contributions of a module, with unique ids. */
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

/** The slots filled by the server: browsers need none of their contributions. */
const ofServer: readonly SlotName[] = [
  'notification.kind',
  'search.kind',
  'search.page',
  'calendar.kind',
  'dashboard.stage',
];
export const isOfBrowser = ({ slot }: Contribution): boolean => !ofServer.includes(slot);
