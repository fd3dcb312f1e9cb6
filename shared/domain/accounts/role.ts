import { z } from 'zod';
import { managerAbout, roles } from '../../product/product';
import { recordOf } from '../records/recordFields';
import { optionalText, text } from '../records/validation';

/** A built-in role: its name, purpose and rights. */
export interface BuiltInRole {
  name: string;
  about: string;
  granted: readonly string[];
}

/**
 * The built-in roles, by id. They follow the product: their grants also cover new rights of a release. `staff` used to
 * be everyone but the owner, and modules' services know them by that name.
 */
export const builtInRoles: Readonly<Record<string, BuiltInRole>> = {
  owner: { name: 'Owner', about: 'Full access, including accounts and roles.', granted: ['*'] },
  staff: {
    name: 'Manager',
    about: managerAbout,
    granted: ['*:*'],
  },
  ...roles,
  viewer: { name: 'Viewer', about: 'Views everything; no changes, no exports.', granted: ['*:read'] },
};

const ownRight = z
  .string()
  .regex(/^[a-z][\w/-]*:[a-z][a-z-]*$/, 'Name each right as <resource>:<act>, for example reports:read.');

/** A role created by an owner: its rights one by one. */
export const roleInput = z.object({
  name: text('name', 60),
  about: optionalText('description', 200),
  rights: z.array(ownRight).max(1000, 'Choose at most 1000 rights.').default([]),
});
export type RoleInput = z.infer<typeof roleInput>;
export const roleRecord = /* @__PURE__ */ recordOf(roleInput, () => ({}));
export type Role = z.infer<typeof roleRecord>;

/** One right, as shown when editing a role. */
const shownAct = z.object({ right: z.string(), act: z.string(), label: z.string() });

/** The parts of roles: every resource with its acts, in groups, and the built-in roles with all their rights. */
export const roleCatalog = z.object({
  resources: z.array(z.object({ path: z.string(), label: z.string(), group: z.string(), acts: z.array(shownAct) })),
  builtIn: z.array(z.object({ id: z.string(), name: z.string(), about: z.string(), rights: z.array(z.string()) })),
});
export type RoleCatalog = z.infer<typeof roleCatalog>;
