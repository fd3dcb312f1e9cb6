import type { Registry, SidebarItem } from 'shared/contract';

/** The shell's own entries. */
const own: SidebarItem[] = [
  { id: 'home', label: 'Dashboard', path: '/dashboard', icon: 'home', order: 10 },
  {
    id: 'account',
    label: 'Account',
    path: '/dashboard/account',
    icon: 'user',
    order: 40,
    children: [
      { label: 'My Account', path: '/dashboard/account', order: 10 },
      { label: 'Settings', path: '/dashboard/account/settings', order: 90 },
    ],
  },
  { id: 'modules', label: 'Modules', path: '/dashboard/modules', icon: 'modules', order: 95, role: 'owner' },
];

const byOrder = (a: { order?: number }, b: { order?: number }) => (a.order ?? 100) - (b.order ?? 100);

/**
 * The sidebar: the entries of the shell and of all modules, those with one `id` made one parent
 * (the shell's label and icon count, else the first module's), in their order.
 */
export function sidebarOf(registry: Registry): SidebarItem[] {
  const items = new Map<string, SidebarItem>();
  for (const item of [...own, ...Object.values(registry.modules).flatMap((module) => module.manifest.sidebar)]) {
    const known = items.get(item.id);
    items.set(item.id, known ? { ...item, ...known, children: [...(known.children ?? []), ...(item.children ?? [])] } : item);
  }
  return [...items.values()].sort(byOrder).map((item) => (item.children ? { ...item, children: [...item.children].sort(byOrder) } : item));
}
