import { today } from 'shared/domain/dates/dates';
import { isIsoMonth } from 'shared/domain/dates/isoDate';
import { useUrlState } from 'shared/platform';
import { PageHeader, Panel, Stack } from 'shared/ui';
import { CentersOfMonth } from './CentersOfMonth';
import { LinksOfCenter } from './links/LinksOfCenter';
import { MonthPicker } from './MonthPicker';
import { MonthSheet } from './MonthSheet';

/** `/dashboard/attendance?center=…&month=…`: a center's attendance, one month at a time. */
export default function AttendancePage() {
  const [url, setUrl] = useUrlState({ center: '', month: '' });
  const month = isIsoMonth(url.month) ? url.month : today().slice(0, 7);
  return (
    <>
      <PageHeader title="Attendance" purpose="The days that people work at a center, a month at a time." />
      <Stack>
        <Panel dense>
          <Stack>
            <MonthPicker centerId={url.center} month={month} onChoose={(chosen) => setUrl(chosen, { push: true })} />
            {url.center === '' ? (
              <CentersOfMonth month={month} />
            ) : (
              <MonthSheet key={`${url.center} ${month}`} centerId={url.center} month={month} />
            )}
          </Stack>
        </Panel>
        {url.center !== '' && <LinksOfCenter centerId={url.center} />}
      </Stack>
    </>
  );
}
