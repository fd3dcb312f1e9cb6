import { useParams } from 'react-router-dom';
import type { Center } from 'shared/domain/clients/centers/center';
import type { Lead } from 'shared/domain/clients/leads/lead';
import { today } from 'shared/domain/dates/dates';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { Allowed, linkTo } from 'shared/platform';
import {
  type Column,
  Columns,
  OwnRecords,
  Panel,
  RecordLink,
  RecordPage,
  RecordPanels,
  RelatedRecords,
  Stack,
} from 'shared/ui';
import { leadColumns, leadTitle } from '../leads/lead';
import { DaysNotMarked } from '../work/attendance/DaysNotMarked';
import { AttendanceLinks } from '../work/attendance/links/AttendanceLinks';
import { CenterContacts, CenterFacts } from './CenterDetail';
import { centerTerms } from './centerTerms';
import { hangingOnCenter } from './hangingOnCenter';
import { centers } from './resource';

const people: readonly Column<Employee>[] = [
  { key: 'name', title: 'Name', to: ({ id }) => linkTo('employee', id) },
  { key: 'designation', title: 'Designation', priority: 2 },
  { key: 'code', title: 'Code', kind: 'code', priority: 3 },
  { key: 'joinedOn', title: 'Joined', kind: 'date', priority: 3 },
];

const vacancyColumns: readonly Column<Vacancy>[] = [
  { key: 'title', title: 'Role', to: ({ id }) => linkTo('products.vacancy', id) },
  { key: 'people', title: 'Found', kind: 'number', text: ({ filled, people: all }) => `${filled} of ${all}` },
  { key: 'startsOn', title: 'First day', kind: 'date', priority: 3 },
  { key: 'status', title: 'Status', kind: 'status', tones: { Open: 'orange', 'Part filled': 'warn', Filled: 'good' } },
];

/**
 * `/dashboard/clientList/:id`: one center with its contacts, its client, its people and vacancies, and the leads of its
 * company.
 */
export default function CenterPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      key={id}
      resource={centers}
      id={id}
      list={{ label: 'Centers', to: '/dashboard/clientList' }}
      purpose={(center) => <CenterPurpose center={center} />}
      form={{ width: 960 }}
      remove={{ hangs: hangingOnCenter }}
    >
      {(center) => (
        <Columns split="side">
          <Stack>
            <Panel title="Contacts" dense>
              <CenterContacts center={center} />
            </Panel>
            <RelatedRecords
              title="People"
              path="employees"
              query={{ centerId: center.id, sort: 'name' }}
              columns={people}
              rowTitle={({ name }) => name}
              none="No employees yet. Choose this center on an employee’s form."
            />
            <RelatedRecords
              title="Vacancies"
              path="vacancies"
              query={{ centerId: center.id }}
              columns={vacancyColumns}
              rowTitle={({ title }) => title}
              none="No vacancies yet. Choose this center on a vacancy’s form."
            />
            {center.companyId !== '' && (
              <RelatedRecords<Lead>
                title="Leads"
                path="leads"
                query={{ companyId: center.companyId }}
                columns={leadColumns}
                rowTitle={leadTitle}
                none="No leads from this company yet."
              />
            )}
            <Allowed right="attendance:read">
              <Panel title="Attendance this month" dense>
                <DaysNotMarked month={today().slice(0, 7)} centerId={center.id} />
              </Panel>
            </Allowed>
            <OwnRecords
              resource={centerTerms}
              of={{ centerId: id }}
              title="Weekly off"
              none="Each placement’s own."
              alsoRefresh={['attendance']}
            />
            <AttendanceLinks center={center} />
            <RecordPanels slot="record.center" record={center} />
          </Stack>
          <Panel title="Details" dense>
            <CenterFacts center={center} />
          </Panel>
        </Columns>
      )}
    </RecordPage>
  );
}

/** A center's kind, client and code. */
function CenterPurpose({ center: { center_typ, center_code, client_name, companyId } }: { center: Center }) {
  return (
    <>
      {[center_typ || 'Center', center_code].filter(Boolean).join(' ')}
      {client_name !== '' && (
        <>
          {' of '}
          <RecordLink kind="company" id={companyId}>
            {client_name}
          </RecordLink>
        </>
      )}
    </>
  );
}
