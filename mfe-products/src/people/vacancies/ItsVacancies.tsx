import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { Allowed } from 'shared/platform';
import { type Column, RelatedRecords } from 'shared/ui';
import { newVacancyFrom } from './paths';
import { foundText, vacancyPath, vacancyTones } from './resource';

const columns: readonly Column<Vacancy>[] = [
  { key: 'title', title: 'Role', to: ({ id }) => vacancyPath(id) },
  { key: 'city', title: 'City', priority: 2 },
  { key: 'people', title: 'Found', kind: 'number', text: foundText },
  { key: 'startsOn', title: 'First day', kind: 'date', priority: 3 },
  { key: 'status', title: 'Status', kind: 'status', tones: vacancyTones },
];

/** A company's vacancies on its page, and the form that adds one. */
export function ItsVacancies({ companyId }: { companyId: string }) {
  return (
    <RelatedRecords<Vacancy>
      title="Vacancies"
      path="vacancies"
      query={{ companyId }}
      columns={columns}
      rowTitle={({ title }) => title}
      none="No vacancies yet."
      actions={
        <Allowed right="vacancies:write">
          <Link to={newVacancyFrom('company', companyId)}>
            <Button size="small" tabIndex={-1} icon={<Plus />}>
              New vacancy
            </Button>
          </Link>
        </Allowed>
      }
    />
  );
}
