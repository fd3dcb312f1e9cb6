import { Lock } from 'lucide-react';
import type { ModuleReleases } from 'shared/contract';
import { useGet, useMay, useUrlState } from 'shared/platform';
import { EmptyState, PageHeader, ResponseState } from 'shared/ui';
import type { OwnPageProps } from '../ownPages';
import { ContactsPanel } from './ContactsPanel';
import { DeployTokensPanel } from './DeployTokensPanel';
import { ErrorsPanel } from './ErrorsPanel';
import { FailuresPanel } from './FailuresPanel';
import { FlagsPanel } from './FlagsPanel';
import { ModulesPanel } from './ModulesPanel';
import styles from './modules.module.css';
import { ReviewLinksPanel } from './ReviewLinksPanel';
import { SharedPanel } from './SharedPanel';
import { StoredDataPanel } from './StoredDataPanel';
import { VitalsPanel } from './VitalsPanel';

/** The health of each module. The owner can switch its current release here. */
export default function ModulesPage({ registry }: OwnPageProps) {
  const mayRead = useMay('modules:read');
  const mayWrite = useMay('modules:write');
  const { data, ...response } = useGet<ModuleReleases[]>(mayRead ? 'releases' : undefined);
  const [{ errors }, setUrl] = useUrlState({ errors: '' });
  const modules = data?.map(({ module }) => module) ?? [];
  const header = (
    <PageHeader
      title="Modules"
      purpose="Releases, errors, speed, flags, failures, stored data, contacts and deploy tokens of each module."
    />
  );
  if (!mayRead)
    return (
      <>
        {header}
        <EmptyState
          icon={<Lock />}
          title="This page is for the owner"
          detail="If a section does not work, ask the owner."
        />
      </>
    );
  return (
    <>
      {header}
      <div className={styles.page}>
        <ResponseState of={response} failed="Failed to load the releases" skeleton="lines" count={6} />
        {data && <ModulesPanel registry={registry} releases={data} onErrors={(module) => setUrl({ errors: module })} />}
        <ErrorsPanel module={errors} onAll={() => setUrl({ errors: '' })} />
        <VitalsPanel />
        <FlagsPanel />
        <FailuresPanel />
        <StoredDataPanel />
        {mayWrite && <ContactsPanel modules={modules} />}
        <DeployTokensPanel modules={modules} />
        <ReviewLinksPanel />
        <SharedPanel />
      </div>
    </>
  );
}
