import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Vacancy, VacancyInput } from 'shared/domain/people/vacancies/vacancy';
import { notify, useSave } from 'shared/platform';
import { LoadingState, PageHeader, Panel, ResponseState, resourceTexts, SchemaForm } from 'shared/ui';
import { VACANCIES_PAGE } from './paths';
import { vacancies, vacancyPath } from './resource';
import { useStart } from './useStart';

const texts = resourceTexts(vacancies.name, vacancies.texts);

/**
 * `/dashboard/vacancies/new`: adds a vacancy, blank or prefilled from a company, lead or earlier vacancy, and opens it.
 */
export default function NewVacancyPage() {
  const { start, key, failed } = useStart();
  const { save } = useSave<Vacancy, VacancyInput>(vacancies.path);
  const [saved, setSaved] = useState<Vacancy>();
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone && saved) void navigate(vacancyPath(saved.id));
  }, [isDone, saved, navigate]);
  return (
    <>
      <PageHeader
        title="New Vacancy"
        purpose="What a client needs people for."
        breadcrumbs={[{ label: 'Vacancies', to: VACANCIES_PAGE }, { label: 'New Vacancy' }]}
      />
      <Panel>
        {failed && <ResponseState of={failed} failed="Failed to load the data for this vacancy" />}
        {!failed && !start && <LoadingState shape="form" count={8} />}
        {start && (
          <SchemaForm<VacancyInput>
            key={key}
            fields={vacancies.fields}
            schema={vacancies.schema}
            initial={{ ...vacancies.defaults, ...start }}
            onSubmit={async (input) => setSaved(await save(input))}
            onDone={() => {
              notify.success(texts.added);
              setDone(true);
            }}
            submitLabel={texts.add}
            submittingLabel={texts.adding}
            failure={texts.addFailed}
            draftKey={`vacancies:${key || 'new'}`}
          />
        )}
      </Panel>
    </>
  );
}
