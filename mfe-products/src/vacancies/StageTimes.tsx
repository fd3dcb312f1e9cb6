import { stageTimes } from 'shared/domain/clients/stageTimes';
import type { VacancyStage } from 'shared/domain/clients/vacancy';
import { Facts, formatCount, formatInstant, Panel } from 'shared/ui';

/** What a vacancy went through, since when, and how long each stage took. */
export function StageTimes({ stages }: { stages: readonly VacancyStage[] }) {
  const facts = stageTimes(stages).map(({ status, since, days }, index) => ({
    label: `${index + 1}. ${status}`,
    value: [formatInstant(since), days !== undefined && formatCount(days, { one: 'day', many: 'days' })]
      .filter(Boolean)
      .join(', '),
  }));
  return (
    <Panel title="Stages" dense>
      <Facts facts={facts} />
    </Panel>
  );
}
