import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { type InvitationLink, invitationInput } from 'shared/domain/accounts/invitation';
import { api, fieldErrors, refresh } from 'shared/platform';
import { describeFailure, type Failure, FailureNotice } from 'shared/ui';
import { type Access, AccessFields } from '../roles/AccessFields';
import styles from '../roles/RoleDrawer.module.css';

interface Props {
  /** The stored invitation's link and recipient. */
  onInvited: (link: InvitationLink, email: string) => void;
  onClose: () => void;
}

/** Invites a person: email address, role and record limits. */
export function InviteModal({ onInvited, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [access, setAccess] = useState<Access>({ role: 'staff', reach: null });
  const [failure, setFailure] = useState<Failure>();
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const ids = { email: useId(), name: useId() };
  const send = async () => {
    const typed = invitationInput.safeParse({ email, name, ...access });
    setRefused(
      typed.success ? {} : Object.fromEntries(typed.error.issues.map(({ path, message }) => [path.join('.'), message])),
    );
    setFailure(undefined);
    if (!typed.success) return;
    setSaving(true);
    try {
      const link = await api.post<InvitationLink>('invitations', typed.data);
      await refresh('invitations');
      onInvited(link, typed.data.email);
    } catch (error) {
      const fields = fieldErrors(error);
      setRefused(fields);
      if (!('email' in fields || 'name' in fields)) setFailure(describeFailure('Failed to invite', error));
    } finally {
      setSaving(false);
    }
  };
  const field = (key: 'email' | 'name') => ({
    id: ids[key],
    status: refused[key] === undefined ? undefined : ('error' as const),
    'aria-invalid': key in refused || undefined,
    'aria-describedby': `${ids[key]}-error`,
  });
  const problem = (key: 'email' | 'name') => (
    <div role="alert" id={`${ids[key]}-error`} className={styles.problem}>
      {refused[key]}
    </div>
  );
  return (
    <Modal
      open
      title="Invite a colleague"
      okText="Invite"
      confirmLoading={isSaving}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
      <div className={styles.fields}>
        <label htmlFor={ids.email}>Email</label>
        <Input
          {...field('email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {problem('email')}
        <label htmlFor={ids.name}>Name (optional)</label>
        <Input
          {...field('name')}
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {problem('name')}
      </div>
      <AccessFields value={access} onChange={setAccess} />
    </Modal>
  );
}
