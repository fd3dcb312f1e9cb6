import { Select } from 'antd';
import { useId } from 'react';
import type { Reach } from 'shared/domain/accounts/reach';
import type { Role, RoleCatalog } from 'shared/domain/accounts/role';
import type { Center } from 'shared/domain/clients/center';
import type { Company } from 'shared/domain/clients/company';
import { useGet } from 'shared/platform';
import styles from './RoleDrawer.module.css';

/** What somebody may do, and for which clients; null for all. */
export interface Access {
  role: string;
  reach: Reach;
}

interface Props {
  value: Access;
  onChange: (access: Access) => void;
  /** Whether the owner's role can be chosen. By default false. */
  withOwner?: boolean;
}

const nobody = { companies: [], centers: [] };

/** Role, companies and centers of an account that is approved, changed or invited. */
export function AccessFields({ value: { role, reach }, onChange, withOwner = false }: Props) {
  const { data: catalog } = useGet<RoleCatalog>('roles/catalog');
  const { data: roles } = useGet<Role[]>('roles');
  const { data: companies } = useGet<Company[]>('companies', { size: 1000, sort: 'name' });
  const { data: centers } = useGet<Center[]>('centers', { size: 1000, sort: 'client_name' });
  const ids = { role: useId(), companies: useId(), centers: useId() };
  const clients = reach ?? nobody;
  const limit = (to: NonNullable<Reach>) =>
    onChange({ role, reach: to.companies.length + to.centers.length > 0 ? to : null });
  return (
    <div className={styles.fields}>
      <label htmlFor={ids.role}>Role</label>
      <Select
        id={ids.role}
        value={role}
        onChange={(chosen) => onChange({ role: chosen, reach })}
        options={[...(catalog?.builtIn ?? []), ...(roles ?? [])]
          .filter(({ id }) => id !== 'owner' || withOwner)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <label htmlFor={ids.companies}>Companies</label>
      <Select
        id={ids.companies}
        mode="multiple"
        placeholder="All clients"
        optionFilterProp="label"
        value={clients.companies}
        onChange={(chosen) => limit({ ...clients, companies: chosen })}
        options={companies?.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <label htmlFor={ids.centers}>Centers</label>
      <Select
        id={ids.centers}
        mode="multiple"
        placeholder={clients.companies.length > 0 ? 'Centers of the selected companies' : 'All clients'}
        optionFilterProp="label"
        value={clients.centers}
        onChange={(chosen) => limit({ ...clients, centers: chosen })}
        options={centers?.map(({ id, client_name, center_code }) => ({
          value: id,
          label: [client_name, center_code].filter(Boolean).join(', '),
        }))}
      />
    </div>
  );
}
