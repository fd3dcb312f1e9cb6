import type { ComplianceOverview as Overview } from 'shared/domain/compliance/complianceAnswers';
import { useGet } from 'shared/platform';
import { PageHeader, ResponseState, SampleMark } from 'shared/ui';
import { NextDues } from '../dues/NextDues';
import { ComplianceCard } from './ComplianceCard';
import styles from './CompliancesPage.module.css';
import { cards } from './cards';

/** The landing page: links to the six pages, each with its state, and the next dues. */
export default function CompliancesPage() {
  const { data, ...response } = useGet<Overview>('compliance/overview');
  return (
    <>
      <PageHeader title="Compliances" purpose="Returns, deposits, certificates and wages at a glance." />
      <ResponseState of={response} failed="Failed to load the state of compliance" />
      {data?.isSample && <SampleMark>Sample figures</SampleMark>}
      <nav className={styles.cards} aria-label="Compliance pages">
        {cards.map(({ text, ...card }) => (
          <ComplianceCard key={card.page} {...card} text={data && text(data)} />
        ))}
      </nav>
      <NextDues />
    </>
  );
}
