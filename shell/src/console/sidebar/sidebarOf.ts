import type { Registry, SidebarItem } from 'shared/contract';
import type { Account } from 'shared/platform';

/** Whether the account has a right. */
type May = (right: string) => boolean;

/** The shell's own entries for an account; restricted ones are hidden until the account is known. */
const own = (account: Account | undefined, may: May): SidebarItem[] => [
  { id: 'home', label: 'Dashboard', path: '/dashboard', icon: 'house', order: 10 },
  {
    id: 'account',
    label: 'Account',
    path: '/dashboard/account',
    icon: 'user',
    order: 40,
    children: [
      { label: 'My Account', path: '/dashboard/account', order: 10 },
      { label: 'Settings', path: '/dashboard/account/settings', order: 90 },
      ...(account && may('audit:read') ? [{ label: 'Audit log', path: '/dashboard/account/audit', order: 95 }] : []),
    ],
  },
  ...(account && may('modules:read')
    ? [{ id: 'modules', label: 'Modules', path: '/dashboard/modules', icon: 'blocks', order: 95 }]
    : []),
];

const byOrder = (a: { order?: number }, b: { order?: number }) => (a.order ?? 100) - (b.order ?? 100);

/**
 * A parent only expands, so its own page becomes the first child, Overview, unless one of the children has the same
 * path.
 */
function withOwnPage(item: SidebarItem): SidebarItem {
  if (!item.children) return item;
  const children = [...item.children].sort(byOrder);
  return {
    ...item,
    children: children.some(({ path }) => path === item.path)
      ? children
      : [{ label: 'Overview', path: item.path }, ...children],
  };
}

/**
 * The sidebar: entries of the shell and all modules, sorted; those with the same `id` are merged into one parent (with
 * the shell's label and icon, or the first module's). `registry` is already filtered for the account.
 */
export function sidebarOf(registry: Registry, account: Account | undefined, may: May): SidebarItem[] {
  const items = new Map<string, SidebarItem>();
  for (const item of [
    ...own(account, may),
    ...Object.values(registry.modules).flatMap((module) => module.manifest.sidebar),
  ]) {
    if (item.role !== undefined && item.role !== account?.role) continue;
    const known = items.get(item.id);
    items.set(
      item.id,
      known ? { ...item, ...known, children: [...(known.children ?? []), ...(item.children ?? [])] } : item,
    );
  }
  return [...items.values()].sort(byOrder).map(withOwnPage);
}
