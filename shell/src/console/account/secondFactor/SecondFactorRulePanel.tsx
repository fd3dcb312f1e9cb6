import { Switch } from 'antd';
import { useId, useState } from 'react';
import type { SecondFactorRule } from 'shared/domain/accounts/secondFactor';
import type { SecondFactorState } from 'shared/domain/accounts/secondFactorAnswers';
import { api, notify, refresh, useGet } from 'shared/platform';
import { errorSentence, Panel } from 'shared/ui';
import styles from './secondFactor.module.css';

/** The owner's setting that everyone needs a second factor. */
export function SecondFactorRulePanel() {
  const { data } = useGet<SecondFactorState>('auth/second-factor');
  const [isSaving, setSaving] = useState(false);
  const id = useId();
  const change = async (isRequired: boolean) => {
    setSaving(true);
    try {
      await api.put<SecondFactorRule>('auth/second-factor/rule', { isRequired });
      await refresh('auth/second-factor');
    } catch (thrown) {
      notify.error(errorSentence('Failed to save the rule', thrown));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Panel dense title="Second factor" purpose="A stolen password alone is then not enough to sign in.">
      <div className={styles.rule}>
        <Switch
          id={id}
          checked={data?.isRequired ?? false}
          loading={isSaving}
          disabled={!data}
          onChange={(isRequired) => void change(isRequired)}
        />
        <label htmlFor={id}>
          Require a second factor for every account
          <span className={styles.note}>People without one set it up at their next sign-in.</span>
        </label>
      </div>
    </Panel>
  );
}
