import { Modal } from 'antd';
import { useState } from 'react';
import type { ListedAccount } from 'shared/domain/accounts/session';
import { notify, useSave } from 'shared/platform';
import { reachTexts } from 'shared/product';
import { describeFailure, type Failure, FailureNotice } from 'shared/ui';
import { type Access, AccessFields } from './AccessFields';

/** An account's role and limits. Saving approves a waiting account. */
export function AccessModal({ account, onClose }: { account: ListedAccount; onClose: () => void }) {
  const [access, setAccess] = useState<Access>({ role: account.role, reach: account.reach });
  const [failure, setFailure] = useState<Failure>();
  const { save, isSaving } = useSave<ListedAccount>('accounts', ['notifications', 'auth/me']);
  const isWaiting = account.status === 'waiting';
  const send = async () => {
    try {
      await save({ status: 'active', ...access, version: account.version }, account.id);
      notify.success(isWaiting ? `${account.name} was approved` : `${account.name}’s access was updated`);
      onClose();
    } catch (error) {
      setFailure(describeFailure(isWaiting ? 'Failed to approve the account' : 'Failed to change the role', error));
    }
  };
  return (
    <Modal
      open
      title={isWaiting ? `Approve ${account.name}` : `${reachTexts.title} of ${account.name}`}
      okText={isWaiting ? 'Approve' : 'Save'}
      confirmLoading={isSaving}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
      <AccessFields value={access} onChange={setAccess} withOwner={account.role === 'owner'} />
    </Modal>
  );
}
