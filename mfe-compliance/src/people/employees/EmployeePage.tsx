import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Center } from 'shared/domain/clients/centers/center';
import { centerName } from 'shared/domain/clients/centers/centerName';
import { languageNames } from 'shared/domain/pay/payslips/payslipLanguages';
import type { Employee } from 'shared/domain/people/employees/employee';
import { stateName } from 'shared/domain/records/states';
import { useRecord } from 'shared/platform';
import {
  Columns,
  EmailLink,
  Facts,
  FileLink,
  formatDate,
  Money,
  OwnRecords,
  Panel,
  PhoneLink,
  RecordLink,
  RecordPage,
  RecordPanels,
  Stack,
  Text,
} from 'shared/ui';
import { WAGES_PAGE } from '../../pay/wages/pages';
import { WorkerLinks } from '../../pay/workerLinks/WorkerLinks';
import { AdvancesPanel } from './AdvancesPanel';
import { employeeTerms } from './employeeTerms';
import { LeavePanel } from './LeavePanel';
import { type EmployeeForm, employees } from './resource';
import { taxDeclarations } from './taxDeclarations';

/** `/dashboard/compliances/wage-management/employees/:id`: one employee with placements, pay and numbers. */
export default function EmployeePage() {
  const { id = '' } = useParams();
  const declarations = useMemo(() => taxDeclarations(), []);
  return (
    <RecordPage<Employee, EmployeeForm>
      key={id}
      resource={employees}
      id={id}
      list={{ label: 'Employees', to: `${WAGES_PAGE}/employees` }}
      purpose={({ designation, code }) => [designation, code].filter(Boolean).join(' · ')}
      form={{ width: 760 }}
    >
      {(employee) => (
        <Columns split="side">
          <Stack>
            <Pay employee={employee} />
            <OwnRecords
              resource={employeeTerms(employee)}
              of={{ employeeId: id }}
              title="Terms"
              none="The same since joining."
              alsoRefresh={['employees']}
            />
            <Employment employee={employee} />
            <OwnRecords
              resource={declarations}
              of={{ employeeId: id }}
              title="Tax declarations"
              none="Nothing declared: the new regime, and this employer’s salary alone."
              alsoRefresh={['wages']}
            />
            <LeavePanel employeeId={id} />
            <AdvancesPanel employeeId={id} />
            <RecordPanels slot="record.employee" record={employee} />
          </Stack>
          <Stack>
            <Person employee={employee} />
            <Workplace employee={employee} />
            <WorkerLinks employee={employee} />
          </Stack>
        </Columns>
      )}
    </RecordPage>
  );
}

const money = (paise: number) => paise > 0 && <Money paise={paise} />;

/** The pay that wages are calculated from. */
function Pay({ employee }: { employee: Employee }) {
  return (
    <Panel title="Pay a month" dense>
      <Facts
        facts={[
          { label: 'Gross', value: <Money paise={employee.grossPaise} /> },
          { label: 'Basic', value: <Money paise={employee.basicPaise} /> },
          { label: 'House rent', value: money(employee.houseRentPaise) },
          { label: 'Conveyance', value: money(employee.conveyancePaise) },
          { label: 'PF', value: employee.pfMember ? 'Member' : 'Not a member' },
          { label: 'ESI', value: employee.esiMember ? 'Member' : 'Not a member' },
          { label: 'Professional tax of', value: employee.workState && stateName(employee.workState) },
        ]}
      />
    </Panel>
  );
}

/** Membership numbers and start dates. */
function Employment({ employee }: { employee: Employee }) {
  const facts = [
    { label: 'Department', value: employee.department },
    { label: 'Joined on', value: formatDate(employee.joinedOn) },
    { label: 'Left on', value: formatDate(employee.leftOn) },
    { label: 'Reason of leaving', value: employee.leavingReason },
    { label: 'UAN', value: employee.uan },
    { label: 'PF member name', value: employee.uanName },
    { label: 'ESIC number', value: employee.esicNumber },
    { label: 'PAN', value: employee.pan },
    { label: 'Date of birth', value: formatDate(employee.bornOn) },
  ];
  return (
    <Panel title="Employment" dense>
      {facts.some(({ value }) => value !== '') ? (
        <Facts facts={facts} />
      ) : (
        <Text>No day of joining and no numbers yet. Edit the employee to add them.</Text>
      )}
    </Panel>
  );
}

/** How to reach the employee. */
function Person({ employee }: { employee: Employee }) {
  const { phone, otherPhone, email, relativeName, language, address, file } = employee;
  const facts = [
    { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
    { label: 'Second phone', value: otherPhone && <PhoneLink phone={otherPhone} /> },
    { label: 'Email', value: email && <EmailLink email={email} /> },
    { label: 'Father’s or husband’s name', value: relativeName },
    { label: 'Language', value: language && languageNames[language] },
    { label: 'Address', value: address, isWide: true },
    { label: 'Photo', value: file && <FileLink path="employees" record={employee} /> },
  ];
  return (
    <Panel title="Person" dense>
      {facts.some(({ value }) => value) ? (
        <Facts facts={facts} />
      ) : (
        <Text>No phone, email or address yet. Edit the employee to add them.</Text>
      )}
    </Panel>
  );
}

/** The client's center where they work, and the client. */
function Workplace({ employee: { centerId } }: { employee: Employee }) {
  const { data: center } = useRecord<Center>('centers', centerId || undefined);
  return (
    <Panel title="Place of work" dense>
      {centerId === '' && <Text>No center chosen. Edit the employee to choose one.</Text>}
      {center && (
        <Facts
          facts={[
            {
              label: 'Center',
              value: (
                <RecordLink kind="center" id={centerId}>
                  {centerName(center)}
                </RecordLink>
              ),
              isWide: true,
            },
            {
              label: 'Company',
              value: center.client_name && (
                <RecordLink kind="company" id={center.companyId}>
                  {center.client_name}
                </RecordLink>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
