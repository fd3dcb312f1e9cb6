import { z } from 'zod';
import { CONTRACT_VERSION } from './version';

const path = z.string().regex(/^\/[\w\-./:]*$/, 'must be a path that begins with "/"');

/** A URL that the module owns, and the page that serves it. */
export const routeSchema = z.strictObject({
  /** React Router pattern, for example `/dashboard/invoicing/:id`. Owned by one module only. */
  path,
  /** The page's name: the default export of `src/pages/<page>.tsx`. */
  page: z.string().regex(/^[A-Z]\w*$/, 'must be the PascalCase name of a file in src/pages'),
  /** Render this page to HTML at build. By default, false. */
  prerender: z.boolean().optional(),
});

const sidebarChildSchema = z.strictObject({
  label: z.string().min(1).max(40),
  path,
  /** Position among its siblings, lowest first. By default, 100. */
  order: z.number().optional(),
});

/** An entry of the dashboard's sidebar. Entries of several modules with one `id` become one parent. */
export const sidebarItemSchema = sidebarChildSchema.extend({
  id: z.string().regex(/^[a-z][\w-]*$/, 'must be a lower-case identifier'),
  /** A name of the shell's icon set (`shell/src/frame/icons.ts`). */
  icon: z.string().optional(),
  /** Shown to this role only. By default, to everyone. */
  role: z.enum(['owner']).optional(),
  children: z.array(sidebarChildSchema).optional(),
});

/** What a module says of itself in `module.json`, known before any of its code has loaded. */
export const manifestSchema = z.strictObject({
  $schema: z.string().optional(),
  contract: z.literal(CONTRACT_VERSION, `must be ${CONTRACT_VERSION}, the contract this platform speaks`),
  name: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be 2 to 40 lower-case letters, digits and hyphens'),
  title: z.string().min(1).max(60),
  /** The team that owns the module, named on its failure card. */
  team: z.string().min(1).max(60),
  /** The range of shell API versions that the module runs on, for example `^1.0.0`. */
  shellApi: z.string().min(1),
  routes: z.array(routeSchema),
  sidebar: z.array(sidebarItemSchema),
});

export type Route = z.infer<typeof routeSchema>;
export type SidebarItem = z.infer<typeof sidebarItemSchema>;
export type ModuleManifest = z.infer<typeof manifestSchema>;
