import { Segmented } from 'antd';
import { Contributed, chooseTheme, useContributions, useIsOwner, useMay, useTheme } from 'shared/platform';
import { PageHeader, PageIndex, Panel } from 'shared/ui';
import { themes } from '../topbar/themes';
import { AccountsPanel } from './AccountsPanel';
import styles from './account.module.css';
import { InvitationsPanel } from './invitations/InvitationsPanel';
import { RolesPanel } from './roles/RolesPanel';
import { SamplesPanel } from './SamplesPanel';
import { SecondFactorRulePanel } from './secondFactor/SecondFactorRulePanel';

/** A person's own settings, and the owner's settings for everyone. */
export default function SettingsPage() {
  const { choice } = useTheme();
  const isOwner = useIsOwner();
  const ofModules = useContributions('settings.page').filter(({ role }) => role === undefined || isOwner);
  const managesAccounts = useMay('accounts:read');
  const [setsRules, makesRoles] = [useMay('accounts:write'), useMay('roles:read')];
  const invites = useMay('invitations:read');
  const removesSamples = useMay('samples:delete');
  return (
    <>
      <PageHeader
        title="Settings"
        purpose={managesAccounts ? 'Theme, staff access and company settings.' : 'Your theme.'}
      />
      <div className={styles.sections}>
        <PageIndex>
          {managesAccounts && <AccountsPanel />}
          {invites && <InvitationsPanel />}
          {makesRoles && <RolesPanel />}
          {setsRules && <SecondFactorRulePanel />}
          {ofModules.map((offered) => (
            <Panel key={offered.id} dense title={offered.title}>
              <Contributed offered={offered} props={{}} />
            </Panel>
          ))}
          {removesSamples && <SamplesPanel />}
          <Panel dense title="Theme" purpose="Saved in this browser.">
            <Segmented
              className={styles.themes}
              aria-label="Theme"
              value={choice}
              onChange={chooseTheme}
              options={themes.map(({ choice: value, label, icon: Icon }) => ({
                value,
                label,
                icon: <Icon size={14} />,
              }))}
            />
          </Panel>
        </PageIndex>
      </div>
    </>
  );
}
