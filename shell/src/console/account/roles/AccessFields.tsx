import { Select } from 'antd';
import { useId } from 'react';
import type { Reach } from 'shared/domain/accounts/reach';
import type { Role, RoleCatalog } from 'shared/domain/accounts/role';
import { useGet } from 'shared/platform';
import { reaches } from 'shared/product';
import { ReachField } from './ReachField';
import styles from './RoleDrawer.module.css';

/** A role and its record limits; null for all records. */
export interface Access {
  role: string;
  reach: Reach;
}

interface Props {
  value: Access;
  onChange: (access: Access) => void;
  /** Whether the owner role can be chosen. By default false. */
  withOwner?: boolean;
}

const nothing = Object.fromEntries(reaches.map(({ key }) => [key, []])) as unknown as NonNullable<Reach>;

/** The role and record limits of an account to approve, change or invite. */
export function AccessFields({ value: { role, reach }, onChange, withOwner = false }: Props) {
  const { data: catalog } = useGet<RoleCatalog>('roles/catalog');
  const { data: roles } = useGet<Role[]>('roles');
  const id = useId();
  const limit = (to: NonNullable<Reach>) =>
    onChange({ role, reach: Object.values(to).some(({ length }) => length > 0) ? to : null });
  return (
    <div className={styles.fields}>
      <label htmlFor={id}>Role</label>
      <Select
        id={id}
        value={role}
        onChange={(chosen) => onChange({ role: chosen, reach })}
        options={[...(catalog?.builtIn ?? []), ...(roles ?? [])]
          .filter((each) => each.id !== 'owner' || withOwner)
          .map((each) => ({ value: each.id, label: each.name }))}
      />
      {reaches.map((list) => (
        <ReachField key={list.key} list={list} value={reach ?? nothing} onChange={limit} />
      ))}
    </div>
  );
}
