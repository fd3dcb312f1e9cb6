import { Switch } from 'antd';
import { useId } from 'react';
import type { SecondFactorRule } from 'shared/domain/accounts/secondFactor';
import type { SecondFactorState } from 'shared/domain/accounts/secondFactorAnswers';
import { api, refresh, useGet } from 'shared/platform';
import { Panel, useAction } from 'shared/ui';
import styles from './secondFactor.module.css';

/** The owner's setting that everyone needs a second factor. */
export function SecondFactorRulePanel() {
  const { data } = useGet<SecondFactorState>('auth/second-factor');
  const { isRunning, run } = useAction();
  const id = useId();
  const change = (isRequired: boolean) =>
    run('Failed to save the rule', async () => {
      await api.put<SecondFactorRule>('auth/second-factor/rule', { isRequired });
      await refresh('auth/second-factor');
    });
  return (
    <Panel dense title="Second factor" purpose="A stolen password alone is then not enough to sign in.">
      <div className={styles.rule}>
        <Switch
          id={id}
          checked={data?.isRequired ?? false}
          loading={isRunning}
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
