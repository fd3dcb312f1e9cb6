import { z } from 'zod';
import { conditions } from './conditions';
import { contributionsSchema } from './contributionSchema';
import { declaredResources, declaredService } from './declaredResource';
import { lightPageSchema } from './lightPage';
import { recordPageSchema } from './recordPage';
import { vitalBudgets } from './surface/vitalBudgets';
import { CONTRACT_VERSION } from './version';

const path = z.string().regex(/^\/[\w\-./:]*$/, 'must be a path that begins with "/"');

/** Whether all segments are non-empty and none is `..`; a trailing slash is allowed. */
const hasWholeParts = (route: string) =>
  route === '/' ||
  route
    .slice(1)
    .replace(/\/$/, '')
    .split('/')
    .every((part) => !/^\.{0,2}$/.test(part));

/** Whether a route begins with a literal segment: a parameter there would match everything. */
const hasOwnBeginning = (route: string) => !/^\/(?:dashboard\/)?:/i.test(route);

/** A URL that the module owns, and the page that serves it. Editors show these descriptions in `module.json`. */
export const routeSchema = z.strictObject({
  path: path
    .refine(hasWholeParts, 'must not have an empty part, "." or ".."')
    .refine(
      hasOwnBeginning,
      "must begin with a word of its own, below /dashboard too: a parameter there would take what is nobody's yet",
    )
    .describe('React Router pattern, for example /dashboard/tasks/:id. Owned by one module only.'),
  page: z
    .string()
    .regex(/^[A-Z]\w*$/, 'must be the PascalCase name of a page')
    .describe('The page that serves the URL, by the name under which the module exposes it.'),
  ...conditions,
  prerender: z
    .boolean()
    .optional()
    .describe('Render this page to HTML at build; the module then has a src/prerender.tsx. By default, false.'),
});

const sidebarChildSchema = z.strictObject({
  label: z.string().min(1).max(40).describe('What the entry is called.'),
  path: path.refine(hasWholeParts, 'must not have an empty part, "." or ".."').describe('Where the entry leads.'),
  order: z.number().optional().describe('Position among its siblings, lowest first. By default, 100.'),
});

/** An entry of the dashboard's sidebar. Entries of several modules with the same `id` are merged into one parent. */
export const sidebarItemSchema = sidebarChildSchema.extend({
  id: z
    .string()
    .regex(/^[a-z][\w-]*$/, 'must be a lower-case identifier')
    .describe('Entries of several modules with the same id become one parent with the children of all.'),
  icon: z
    .string()
    .optional()
    .describe(
      'A name of the shell’s icon set (shared/contract/iconNames.ts). By default, and for a name that is not known, a circle.',
    ),
  role: z.enum(['owner']).optional().describe('Shown to this role only. By default, to everyone.'),
  children: z
    .array(sidebarChildSchema)
    .optional()
    .describe('Entries below this one, which then opens and closes. By default, none.'),
});

/** A release's description of its module, known before any of its code is loaded. */
export const manifestSchema = z.strictObject({
  $schema: z.string().optional().describe('Lets an editor check this file: ../shared/contract/module.schema.json.'),
  contract: z
    .literal(
      CONTRACT_VERSION,
      `must be ${CONTRACT_VERSION}, the contract that this platform speaks: write that, and correct what is then named`,
    )
    .describe('The version of the contract between shell and modules.'),
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be 2 to 40 lower-case letters, digits and hyphens')
    .describe('The module’s name in releases and reports; the name of its folder.'),
  title: z.string().min(1).max(60).describe('The module’s name for people.'),
  team: z.string().min(1).max(60).describe('The team that owns the module, named on its failure card.'),
  shellApi: z.string().min(1).describe('The range of shell API versions that the module runs on, for example ^2.0.0.'),
  prefixes: z
    .array(
      path
        .refine((prefix) => !prefix.includes('/:'), 'must not have a parameter')
        .refine((prefix) => hasWholeParts(prefix), 'must not have an empty part, "." or ".."'),
    )
    .min(1, 'must name at least one path')
    .optional()
    .describe(
      'The URLs below which everything is the module’s, what it has no page for yet too; all its routes lie there. "/" stands for the first page alone. By default, the module owns its routes and nothing else.',
    ),
  routes: z.array(routeSchema).describe('The URLs that the module owns.'),
  sidebar: z.array(sidebarItemSchema).describe('What the module adds to the dashboard’s sidebar.'),
  records: z
    .array(recordPageSchema)
    .optional()
    .describe(
      'Where the module shows one record of a kind, so that any module can link to it by its kind and id. Each kind has one owner. By default, none.',
    ),
  contributions: contributionsSchema()
    .optional()
    .describe('What the module puts into slots: cards, panels, acts, commands, kinds. By default, nothing.'),
  resources: declaredResources
    .optional()
    .describe('The kinds of records that the module keeps on the server. By default, none.'),
  lightPages: z
    .array(lightPageSchema)
    .max(5)
    .optional()
    .describe('Small pages of the module’s own that need nothing of the shell. By default, none.'),
  budgets: vitalBudgets
    .optional()
    .describe(
      'How fast the module’s pages are to be for three quarters of the visits; what is slower is marked under Modules. By default, without limits.',
    ),
  service: declaredService
    .optional()
    .describe('A service of the module’s own that is reached through the platform. By default, none.'),
});

/**
 * The file of a page: `TasksPage` is `src/pages/TasksPage.tsx`, `tasks/TasksPage` is `src/tasks/TasksPage.tsx`. The
 * last segment is the page's name in the product.
 */
const pageFile = z
  .string()
  .regex(
    /^(?:\w[\w-]*\/)*[A-Z]\w*$/,
    'must name a file of the module by its PascalCase name, for example TasksPage or tasks/TasksPage',
  )
  .describe(
    'The page that serves the URL: the default export of src/<page>.tsx; of src/pages/<page>.tsx for a name without a folder.',
  );

/**
 * The content of `module.json`: a release's manifest, but with the file of each route's page and each contribution's
 * component.
 */
export const moduleFileSchema = manifestSchema
  .extend({
    routes: z.array(routeSchema.extend({ page: pageFile })).describe('The URLs that the module owns.'),
    contributions: contributionsSchema(pageFile)
      .optional()
      .describe('What the module puts into slots: cards, panels, acts, commands, kinds. By default, nothing.'),
  })
  .superRefine(({ routes, contributions = [] }, context) => {
    const fileOf = new Map<string, string>();
    const add = (file: string, path: PropertyKey[]) => {
      const name = pageNameOf(file);
      const other = fileOf.get(name) ?? file;
      fileOf.set(name, other);
      if (other !== file)
        context.addIssue({
          code: 'custom',
          path,
          message: `must not have the name of another file: ${other} and ${file} would both be ${name}`,
        });
    };
    routes.forEach(({ page }, index) => add(page, ['routes', index, 'page']));
    contributions.forEach((contribution, index) => {
      if ('component' in contribution && contribution.component !== undefined)
        add(contribution.component, ['contributions', index, 'component']);
    });
  });

/** The name of a page or component, `TasksPage`, from the file in `module.json`. */
export const pageNameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

export type Route = z.infer<typeof routeSchema>;
export type SidebarItem = z.infer<typeof sidebarItemSchema>;
export type ModuleManifest = z.infer<typeof manifestSchema>;
