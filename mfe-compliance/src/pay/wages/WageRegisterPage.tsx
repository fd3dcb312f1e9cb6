import { useParams } from 'react-router-dom';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { useRecord } from 'shared/platform';
import { PageHeader, ResponseState } from 'shared/ui';
import { WAGES_PAGE } from './pages';
import { RegisterBody } from './RegisterBody';

/** A month's register: totals, lines, and payment. */
export default function WageRegisterPage() {
  const { id } = useParams();
  const { data: register, ...response } = useRecord<WageRegister>('wages', id);
  if (register) return <RegisterBody register={register} />;
  const crumbs = [{ label: 'Wage Management', to: WAGES_PAGE }];
  return (
    <>
      <PageHeader title="Wage register" breadcrumbs={crumbs} />
      <ResponseState of={response} failed="Failed to load this wage register" skeleton="lines" count={8} />
    </>
  );
}
