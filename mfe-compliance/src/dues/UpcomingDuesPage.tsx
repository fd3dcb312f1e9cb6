import { Button, Segmented } from 'antd';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Allowed } from 'shared/platform';
import { PageHeader, Row, Stack, useFormDrawer } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { useDialogs } from '../obligations/useDialogs';
import { useFinancialYear } from '../years/useFinancialYear';
import { YearSelect } from '../years/YearSelect';
import { OpenDues } from './OpenDues';
import { YearDues } from './YearDues';
import { yearDues } from './yearDuesResource';

const DueSettingsDialog = lazy(() => import('../settings/DueSettingsDialog'));
const views = [
  { value: 'open', label: 'Open' },
  { value: 'year', label: 'Full year' },
];

/** Open dues of all areas; or every due of a financial year. */
export default function UpcomingDuesPage() {
  const [params, setParams] = useSearchParams();
  const isOfYear = params.get('view') === 'year';
  const { year, choose, isReady } = useFinancialYear();
  const resource = yearDues(year);
  const form = useFormDrawer(resource, { alsoRefresh: compliancePaths });
  const dialogs = useDialogs();
  const [isSettling, setSettling] = useState(false);
  const add = (
    <Allowed right="dues:write">
      <Button type="primary" icon={<Plus />} onClick={form.add}>
        Add due
      </Button>
    </Allowed>
  );
  const applies = (
    <Allowed right="compliance:write">
      <Button icon={<SlidersHorizontal />} onClick={() => setSettling(true)}>
        Applicable dues
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Upcoming Dues"
        purpose="Upcoming filings, payments and renewals in every area."
        actions={
          <>
            {applies}
            {add}
          </>
        }
      />
      <Stack>
        <Row gap={3}>
          <Segmented
            aria-label="What is listed"
            options={views}
            value={isOfYear ? 'year' : 'open'}
            onChange={(view) => setParams(view === 'year' ? { view } : {})}
          />
          {isOfYear && <YearSelect value={year} onChange={choose} />}
        </Row>
        {isOfYear ? (
          <YearDues
            resource={resource}
            year={year}
            isReady={isReady}
            dialogs={dialogs}
            edit={form.edit}
            emptyAction={add}
          />
        ) : (
          <OpenDues dialogs={dialogs} emptyAction={add} />
        )}
      </Stack>
      {form.drawer}
      {dialogs.dialogs}
      {isSettling && (
        <Suspense>
          <DueSettingsDialog onClose={() => setSettling(false)} />
        </Suspense>
      )}
    </>
  );
}
