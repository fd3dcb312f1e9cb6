import { Button, Checkbox, Drawer, Input, Select } from 'antd';
import { useId, useState } from 'react';
import type { Role, RoleCatalog, RoleInput } from 'shared/domain/accounts/role';
import { confirmLeave, fieldErrors, notify, useSave, useUnsavedChanges } from 'shared/platform';
import { describeFailure, type Failure, FailureNotice } from 'shared/ui';
import styles from './RoleDrawer.module.css';

/** A role being created or edited; a new one has no id. */
export type RoleDraft = RoleInput & { id?: string; version?: number };

type Resource = RoleCatalog['resources'][number];

/** The resources by their groups, in the catalog's order. */
function groupsOf(resources: readonly Resource[]): [group: string, resources: Resource[]][] {
  const groups = new Map<string, Resource[]>();
  for (const resource of resources) groups.set(resource.group, [...(groups.get(resource.group) ?? []), resource]);
  return [...groups];
}

/** A row of checkboxes per resource: one for all rights, and one for each. */
function RightBoxes({
  resources: all,
  rights,
  onChange,
}: {
  resources: readonly Resource[];
  rights: ReadonlySet<string>;
  onChange: (rights: ReadonlySet<string>) => void;
}) {
  const set = (changed: readonly string[], isOn: boolean) => {
    const next = new Set(rights);
    for (const right of changed) {
      if (isOn) next.add(right);
      else next.delete(right);
    }
    onChange(next);
  };
  return groupsOf(all).map(([group, resources]) => (
    <fieldset key={group} className={styles.group}>
      <legend>{group}</legend>
      {resources.map(({ path, label, acts }) => {
        const own = acts.map(({ right }) => right);
        const chosen = own.filter((right) => rights.has(right)).length;
        return (
          <div key={path} className={styles.resource}>
            <Checkbox
              className={styles.all}
              checked={chosen === own.length}
              indeterminate={chosen > 0 && chosen < own.length}
              onChange={(event) => set(own, event.target.checked)}
            >
              {label}
            </Checkbox>
            <div className={styles.acts}>
              {acts.map((act) => (
                <Checkbox
                  key={act.right}
                  checked={rights.has(act.right)}
                  aria-label={`${label}: ${act.label}`}
                  onChange={(event) => set([act.right], event.target.checked)}
                >
                  {act.label}
                </Checkbox>
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  ));
}

/** The form for a role's name and rights. */
export function RoleDrawer({
  draft,
  catalog,
  onClose,
}: {
  draft: RoleDraft;
  catalog: RoleCatalog;
  onClose: () => void;
}) {
  const [name, setName] = useState(draft.name);
  const [about, setAbout] = useState(draft.about);
  const [rights, setRights] = useState<ReadonlySet<string>>(() => new Set(draft.rights));
  const [failure, setFailure] = useState<{ shown: Failure; atName: string | undefined }>();
  const { save, isSaving } = useSave<Role, RoleInput & { version?: number }>('roles', ['accounts', 'auth/me']);
  const ids = { name: useId(), about: useId(), copy: useId() };
  const isChanged = name !== draft.name || about !== draft.about || [...rights].join() !== draft.rights.join();
  useUnsavedChanges(isChanged);

  const closeAsking = async () => {
    if (await confirmLeave()) onClose();
  };
  const send = async () => {
    try {
      const input = { name, about, rights: [...rights].sort(), ...(draft.version && { version: draft.version }) };
      await save(input, draft.id);
      notify.success(draft.id === undefined ? 'Role created' : 'Role saved');
      onClose();
    } catch (error) {
      setFailure({ shown: describeFailure('Failed to save the role', error), atName: fieldErrors(error).name });
    }
  };
  return (
    <Drawer
      open
      size={760}
      title={draft.id === undefined ? 'New role' : `Edit ${draft.name}`}
      onClose={() => void closeAsking()}
      footer={
        <div className={styles.footer}>
          <Button onClick={() => void closeAsking()}>Cancel</Button>
          <Button type="primary" loading={isSaving} onClick={() => void send()}>
            Save role
          </Button>
        </div>
      }
    >
      {failure && <FailureNotice failure={failure.shown} onClose={() => setFailure(undefined)} />}
      <div className={styles.fields}>
        <label htmlFor={ids.name}>Name</label>
        <Input
          id={ids.name}
          value={name}
          status={failure?.atName === undefined ? '' : 'error'}
          aria-invalid={failure?.atName !== undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor={ids.about}>Description</label>
        <Input id={ids.about} value={about} onChange={(event) => setAbout(event.target.value)} />
        {draft.id === undefined && (
          <>
            <label htmlFor={ids.copy}>Start from</label>
            <Select
              id={ids.copy}
              placeholder="No rights"
              options={catalog.builtIn
                .filter(({ id }) => id !== 'owner')
                .map(({ id, name: label }) => ({ value: id, label }))}
              onChange={(id: string) =>
                setRights(new Set(catalog.builtIn.find((role) => role.id === id)?.rights ?? []))
              }
            />
          </>
        )}
      </div>
      <RightBoxes resources={catalog.resources} rights={rights} onChange={setRights} />
    </Drawer>
  );
}
