import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SlotProps } from 'shared/contract';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { daysOf, sumDays } from 'shared/domain/work/attendance/daysOf';
import { dayCodes, dayNames } from 'shared/domain/work/attendance/mark';
import type { PersonMonth } from 'shared/domain/work/attendance/personMonth';
import { useGet } from 'shared/platform';
import { Facts, formatCount, ResponseState, Row, Stack, Text } from 'shared/ui';
import { attendancePath } from './attendancePath';

/** A person's attendance at a center: each kind of day, overtime, and unmarked days, linked to the sheet. */
function DaysAtCenter({ place, month }: { place: PersonMonth[number]; month: string }) {
  const { counts, overtimeMinutes } = sumDays(place.placed.map((range) => daysOf(place, range)));
  const sheet = (text: string) => <Link to={attendancePath({ center: place.centerId, month })}>{text}</Link>;
  return (
    <Facts
      facts={[
        { label: 'Center', value: sheet([place.companyName, place.centerName].filter(Boolean).join(', ')) },
        ...dayCodes
          .filter((code) => counts[code] > 0)
          .map((code) => ({ label: dayNames[code], value: formatCount(counts[code], { one: 'day', many: 'days' }) })),
        ...(overtimeMinutes > 0 ? [{ label: 'Overtime', value: `${overtimeMinutes / 60} h` }] : []),
        { label: 'Not marked', value: sheet(formatCount(place.missing, { one: 'day', many: 'days' })) },
      ]}
    />
  );
}

/** On an employee's page: a month's attendance totals by center. */
export default function PersonAttendance({ id }: SlotProps['record.employee']) {
  const [month, setMonth] = useState(() => today().slice(0, 7));
  const { data, ...response } = useGet<PersonMonth>(`attendance/people/${id}/${month}`);
  const step = (months: number) => setMonth(addMonths(`${month}-01`, months).slice(0, 7));
  return (
    <Stack>
      <Row>
        <Button aria-label="Previous month" icon={<ChevronLeft />} onClick={() => step(-1)} />
        <Text>{formatMonth(month)}</Text>
        <Button aria-label="Next month" icon={<ChevronRight />} onClick={() => step(1)} />
      </Row>
      <ResponseState of={response} failed="Failed to load the days" skeleton="lines" count={2} />
      {data?.length === 0 && <Text>Not placed at a center in this month.</Text>}
      {data?.map((place) => (
        <DaysAtCenter key={place.centerId} place={place} month={month} />
      ))}
    </Stack>
  );
}
