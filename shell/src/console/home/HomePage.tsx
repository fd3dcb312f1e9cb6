import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Metric } from 'shared/domain/metric';
import { useIsOwner, useList } from 'shared/platform';
import { describeFailure, EmptyState, FailedState, PageHeader, Stack } from 'shared/ui';
import type { OwnPageProps } from '../ownPages';
import { Charts } from './Charts';
import styles from './HomePage.module.css';
import { ProjectProgress } from './ProjectProgress';
import { ReportsTable } from './ReportsTable';
import { StatCards } from './StatCards';
import { useWelcome } from './useWelcome';
import { Welcome } from './Welcome';

const FiguresDrawer = lazy(() => import(/* webpackChunkName: "figures" */ './FiguresDrawer'));

/** The dashboard's first page: for who is new, where to begin; the company's figures and mine, attendance, departments, the pipeline and the reports. */
export default function HomePage({ registry }: OwnPageProps) {
  const { isShown: isWelcome, close } = useWelcome();
  const { rows, state, error, reload } = useList<Metric>('metrics');
  const [isEditing, setEditing] = useState(false);
  const isOwner = useIsOwner();
  const of = (group: Metric['group']) => rows.filter((metric) => metric.group === group);
  const isLoading = state === 'loading';
  const isEmpty = state === 'ready' && rows.length === 0;
  const edit = isOwner && !isEmpty && (
    <Button icon={<Pencil />} disabled={rows.length === 0} onClick={() => setEditing(true)}>
      Edit figures
    </Button>
  );
  return (
    <>
      <PageHeader title="Dashboard" purpose="The company and your own work at a glance." actions={edit || undefined} />
      <div className={styles.body} data-waits={isWelcome === undefined || undefined}>
        {isWelcome && <Welcome registry={registry} onClose={close} />}
        {state === 'failed' && (
          <FailedState {...describeFailure('Failed to load the figures', error)} onRetry={reload} />
        )}
        {isEmpty && (
          <EmptyState
            title="No figures yet"
            detail="They were all deleted through the API, which can add them again."
          />
        )}
        {(isLoading || rows.length > 0) && (
          <Stack gap={5} aria-busy={isLoading}>
            <StatCards title="Company" metrics={of('company')} pending={isLoading ? 4 : 0} />
            <StatCards title="My work" metrics={of('mine')} pending={isLoading ? 5 : 0} />
            <Charts attendance={of('attendance')} departments={of('department')} />
          </Stack>
        )}
        <Stack gap={5}>
          <ProjectProgress />
          <ReportsTable />
        </Stack>
      </div>
      {isEditing && (
        <Suspense fallback={null}>
          <FiguresDrawer metrics={rows} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
