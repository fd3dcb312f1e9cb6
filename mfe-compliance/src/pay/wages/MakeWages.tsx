import { Alert, Button, Drawer, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import { wordsAfter } from 'shared/domain/pay/runs/runStepNames';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import { api, notify, refresh } from 'shared/platform';
import { formatCount, formatMoney, LoadingState, Row, Stack, Text, useAction, useFocusReturn } from 'shared/ui';
import { compliancePaths } from '../../compliancePaths';
import styles from './MakeWages.module.css';
import { registerPage } from './pages';
import { RemarkList } from './RemarkList';
import { months } from './resource';
import { useMadeWages } from './useMadeWages';

const person = { one: 'person', many: 'people' };
const center = { one: 'center', many: 'centers' };

/** The sum of wages and the number of centers. */
function Sums({ made }: { made: MadeWages }) {
  const facts: [string, string][] = [
    ['From', `${formatCount(made.people, person)} at ${formatCount(made.centers.length, center)}`],
    ['Gross wages', formatMoney(made.grossPaise)],
    ...(made.arrearsPaise === 0 ? [] : [['Includes arrears', formatMoney(made.arrearsPaise)] as [string, string]]),
    ['Net wages', formatMoney(made.netPaise)],
  ];
  return (
    <dl className={styles.facts} aria-live="polite">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Previews a month's wages from attendance with the problems, then stores them. */
export function MakeWages({
  month,
  onMonth,
  onClose,
}: {
  month: string;
  /** By default the month can't be changed, and the page stays open after creating the wages. */
  onMonth?: (month: string) => void;
  onClose: () => void;
}) {
  useFocusReturn();
  const navigate = useNavigate();
  const [leaveOut, setLeaveOut] = useState<readonly string[]>([]);
  const { isRunning, run } = useAction();
  const { made, failure, isChecking } = useMadeWages(month, leaveOut);
  const isReady = made !== undefined && !isChecking && made.problems.length === 0;
  const make = () =>
    run('Failed to make these wages', async () => {
      const { registerId } = await api.post<MadeWages>('wages/made', { month, leaveOut });
      notify.success(`Wages ${formatMonth(month)} were made from attendance. ${wordsAfter('register')}`);
      if (onMonth) await navigate(registerPage(registerId));
      else onClose();
      await refresh('wages', ...compliancePaths);
    });
  return (
    <Drawer open size={640} title="Make wages from attendance" onClose={onClose}>
      <Stack>
        <Select
          aria-label="Month"
          value={month}
          disabled={onMonth === undefined}
          options={months()}
          onChange={(chosen) => {
            setLeaveOut([]);
            onMonth?.(chosen);
          }}
        />
        {failure !== null && <Alert type="error" showIcon title={failure} />}
        {!made && failure === null && <LoadingState count={4} />}
        {made && failure === null && (
          <>
            <Sums made={made} />
            {made.problems.length > 0 && (
              <RemarkList
                title="In the way"
                remarks={made.problems}
                onLeaveOut={(employeeId) => setLeaveOut([...leaveOut, employeeId])}
              />
            )}
            {leaveOut.length > 0 && (
              <Row>
                <Text>{`${formatCount(leaveOut.length, person)} left out. What they earned is paid as arrears later.`}</Text>
                <Button onClick={() => setLeaveOut([])}>Put back</Button>
              </Row>
            )}
            {made.warnings.length > 0 && <RemarkList title="To know" remarks={made.warnings} />}
          </>
        )}
        <Row justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={isRunning} disabled={!isReady} onClick={() => void make()}>
            {made?.registerId ? 'Make again' : 'Make wages'}
          </Button>
        </Row>
      </Stack>
    </Drawer>
  );
}
