import { Button } from 'antd';
import { CalendarPlus, Download, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { today } from 'shared/domain/dates/dates';
import { Allowed, api, downloadFile } from 'shared/platform';
import { attempt, PageHeader, ResponseState, useFormDrawer } from 'shared/ui';
import { HolidayList } from '../holidays/HolidayList';
import { holidays } from '../holidays/resource';
import styles from './CalendarPage.module.css';
import { DayPanel } from './DayPanel';
import { MonthBar } from './MonthBar';
import { MonthGrid } from './MonthGrid';
import { useCalendar } from './useCalendar';

const FeedDialog = lazy(() => import('./FeedDialog'));

const download = () =>
  attempt('Failed to download the calendar', async () =>
    downloadFile('compliance.ics', await api.download('calendar.ics')),
  );

/** The month with its holidays and due dates, the chosen day below its week, and the year's holidays as a list. */
export default function CalendarPage() {
  const { day, month, weeks, byDay, choose, goTo, ...response } = useCalendar();
  const [isSubscribing, setSubscribing] = useState(false);
  const form = useFormDrawer(holidays, { initial: { date: day ?? today() } });
  const add = (
    <Allowed right="holidays:write">
      <Button type="primary" icon={<Plus />} onClick={form.add}>
        Add holiday
      </Button>
    </Allowed>
  );
  return (
    <>
      <div className={styles.sheet}>
        <PageHeader
          title="Calendar"
          purpose="Holidays, due dates, interviews and placements of the month."
          actions={
            <>
              <Button icon={<CalendarPlus />} onClick={() => setSubscribing(true)}>
                Subscribe
              </Button>
              <Allowed right="calendar:export">
                <Button icon={<Download />} onClick={() => void download()}>
                  Download .ics
                </Button>
              </Allowed>
              {add}
            </>
          }
        />
        <section aria-label="Month" aria-busy={response.state === 'loading'}>
          <MonthBar month={month} onChoose={goTo} />
          <ResponseState of={response} failed="Failed to load the calendar" />
          <MonthGrid month={month} weeks={weeks} day={day} byDay={byDay} onChoose={choose}>
            {day !== undefined && (
              <DayPanel
                day={day}
                entries={response.state === 'ready' ? (byDay.get(day) ?? []) : undefined}
                onClose={() => choose(undefined)}
              />
            )}
          </MonthGrid>
        </section>
      </div>
      <Allowed right="holidays:read">
        <HolidayList year={month.slice(0, 4)} form={form} emptyAction={add} />
      </Allowed>
      {form.drawer}
      {isSubscribing && (
        <Suspense>
          <FeedDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
    </>
  );
}
