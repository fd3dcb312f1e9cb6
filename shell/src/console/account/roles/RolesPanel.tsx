import { Button } from 'antd';
import { Copy, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Role, type RoleCatalog, roleInput } from 'shared/domain/accounts/role';
import { useGet, useMay } from 'shared/platform';
import { Panel, type ResourceDefinition, ResourceTable, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { type RoleDraft, RoleDrawer } from './RoleDrawer';

const roles: ResourceDefinition<Role> = {
  path: 'roles',
  name: { one: 'role', many: 'custom roles' },
  title: ({ name }) => name,
  texts: {
    empty: 'No custom roles yet',
    emptyHint: 'Built-in roles are listed above.',
    firstStep: 'Start from a built-in role and adjust it.',
  },
  search: false,
  exportable: false,
  columns: [
    { key: 'name', title: 'Role', sortable: true },
    { key: 'about', title: 'Description', priority: 2 },
    { key: 'rights', title: 'Rights', priority: 3, text: ({ rights }) => String(rights.length) },
  ],
  fields: [],
  schema: roleInput,
};

/** Roles: built-in ones, and the owner's copies of them. */
export function RolesPanel() {
  const { data: catalog } = useGet<RoleCatalog>('roles/catalog');
  const mayWrite = useMay('roles:write');
  const remove = useRemoveAction(roles);
  const history = useHistoryDrawer(roles);
  const [draft, setDraft] = useState<RoleDraft>();
  const copyOf = ({ name, about, rights }: Pick<RoleDraft, 'name' | 'about' | 'rights'>) =>
    setDraft({ name: `Copy of ${name}`, about, rights });
  return (
    <Panel
      dense
      title="Roles"
      purpose={`What people may do. Built in: ${catalog?.builtIn.map(({ name }) => name).join(', ') ?? '…'}. Custom roles have the rights you choose.`}
      actions={
        mayWrite && (
          <Button icon={<Plus />} onClick={() => setDraft({ name: '', about: '', rights: [] })}>
            New role
          </Button>
        )
      }
    >
      <ResourceTable
        resource={roles}
        actions={(role) => [
          { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: () => setDraft(role) },
          { label: 'Copy', right: 'roles:write', icon: <Copy />, onClick: () => copyOf(role) },
          remove,
          history.action,
        ]}
      />
      {history.drawer}
      {draft && catalog && (
        <RoleDrawer key={draft.id ?? draft.name} draft={draft} catalog={catalog} onClose={() => setDraft(undefined)} />
      )}
    </Panel>
  );
}
