import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import type { Center } from 'shared/domain/center';
import type { Company } from 'shared/domain/company';
import type { Role, RoleCatalog } from 'shared/domain/role';
import type { ListedAccount } from 'shared/domain/session';
import { notify, useGet, useSave } from 'shared/platform';
import { describeFailure, type Failure, FailureNotice } from 'shared/ui';
import styles from './RoleDrawer.module.css';

/** What an account may do and with which clients: its role, and the companies and centers that it is limited to. One that waits is approved with it. */
export function AccessModal({ account, onClose }: { account: ListedAccount; onClose: () => void }) {
  const { data: catalog } = useGet<RoleCatalog>('roles/catalog');
  const { data: roles } = useGet<Role[]>('roles');
  const { data: companies } = useGet<Company[]>('companies', { size: 1000, sort: 'name' });
  const { data: centers } = useGet<Center[]>('centers', { size: 1000, sort: 'client_name' });
  const [role, setRole] = useState(account.role);
  const [reach, setReach] = useState(account.reach ?? { companies: [], centers: [] });
  const [failure, setFailure] = useState<Failure>();
  const { save, isSaving } = useSave<ListedAccount>('accounts', ['notifications', 'auth/me']);
  const ids = { role: useId(), companies: useId(), centers: useId() };
  const isLimited = reach.companies.length + reach.centers.length > 0;
  const isWaiting = account.status === 'waiting';
  const send = async () => {
    try {
      await save({ status: 'active', role, reach: isLimited ? reach : null, version: account.version }, account.id);
      notify.success(isWaiting ? `${account.name} was approved` : `${account.name}’s access was updated`);
      onClose();
    } catch (error) {
      setFailure(describeFailure(isWaiting ? 'Failed to approve the account' : 'Failed to change the role', error));
    }
  };
  return (
    <Modal
      open
      title={isWaiting ? `Approve ${account.name}` : `Role and clients of ${account.name}`}
      okText={isWaiting ? 'Approve' : 'Save'}
      confirmLoading={isSaving}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
      <div className={styles.fields}>
        <label htmlFor={ids.role}>Role</label>
        <Select
          id={ids.role}
          value={role}
          onChange={setRole}
          options={[...(catalog?.builtIn ?? []), ...(roles ?? [])]
            .filter(({ id }) => id !== 'owner' || account.role === 'owner')
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <label htmlFor={ids.companies}>Companies</label>
        <Select
          id={ids.companies}
          mode="multiple"
          placeholder="All clients"
          optionFilterProp="label"
          value={reach.companies}
          onChange={(chosen) => setReach({ ...reach, companies: chosen })}
          options={companies?.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <label htmlFor={ids.centers}>Centers</label>
        <Select
          id={ids.centers}
          mode="multiple"
          placeholder={reach.companies.length > 0 ? 'Centers of the selected companies' : 'All clients'}
          optionFilterProp="label"
          value={reach.centers}
          onChange={(chosen) => setReach({ ...reach, centers: chosen })}
          options={centers?.map(({ id, client_name, center_code }) => ({
            value: id,
            label: [client_name, center_code].filter(Boolean).join(', '),
          }))}
        />
      </div>
    </Modal>
  );
}
