import { stageTimes } from 'shared/domain/people/vacancies/stageTimes';
import type { VacancyStage } from 'shared/domain/people/vacancies/vacancy';
import { Facts, formatCount, formatInstant, Panel } from 'shared/ui';

/** The time in a stage, in words; empty for a final stage. */
function lasted(days: number | undefined): string {
  if (days === undefined) return '';
  return days === 0 ? 'less than a day' : formatCount(days, { one: 'day', many: 'days' });
}

/** A vacancy's stages with their start dates and durations. */
export function StageTimes({ stages }: { stages: readonly VacancyStage[] }) {
  const facts = stageTimes(stages).map(({ status, since, days }, index) => ({
    label: `${index + 1}. ${status}`,
    value: [formatInstant(since), lasted(days)].filter(Boolean).join(', '),
  }));
  return (
    <Panel title="Stages" dense>
      <Facts facts={facts} />
    </Panel>
  );
}
