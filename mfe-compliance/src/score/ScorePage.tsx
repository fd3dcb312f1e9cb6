import { Select } from 'antd';
import type { ComplianceScore } from 'shared/domain/compliance/complianceAnswers';
import { isFinancialYear } from 'shared/domain/dates/financialYear';
import { useGet, useUrlState } from 'shared/platform';
import { Columns, EmptyState, PageHeader, ResponseState, SampleMark, Stack } from 'shared/ui';
import { financialYears, thisYear } from '../years/financialYears';
import { Deductions } from './Deductions';
import { HowItCounts } from './HowItCounts';
import { ScoreCard } from './ScoreCard';

/** The score of the last 90 days or of a financial year, with every deduction. */
export default function ScorePage() {
  const [{ of }, setUrl] = useUrlState({ of: 'now' });
  const year = isFinancialYear(of) ? of : undefined;
  const { data, ...response } = useGet<ComplianceScore>('compliance/score', { financialYear: year });
  const past = financialYears().filter((each) => each <= thisYear());
  const choice = (
    <Select
      aria-label="Period of the score"
      value={year ?? 'now'}
      onChange={(chosen) => setUrl({ of: chosen })}
      options={[{ value: 'now', label: 'Last 90 days' }, ...past.map((each) => ({ value: each, label: `FY ${each}` }))]}
      popupMatchSelectWidth={false}
      style={{ inlineSize: 148 }}
    />
  );
  return (
    <>
      <PageHeader
        title="Score"
        purpose="How well the company meets its due dates, with every deduction."
        actions={choice}
      />
      <ResponseState of={response} failed="Failed to load the score" skeleton="cards" count={2} />
      {data && data.score === null && (
        <EmptyState
          title="Nothing counts yet"
          detail="The score starts with the first due date or certificate in this period."
        />
      )}
      {data && data.score !== null && (
        <Stack>
          {data.isSample && <SampleMark>Sample score</SampleMark>}
          <Columns split="2:3">
            <ScoreCard score={data.score} counted={data.counted} deductions={data.deductions.length} />
            <HowItCounts />
          </Columns>
          <Deductions deductions={data.deductions} />
        </Stack>
      )}
    </>
  );
}
