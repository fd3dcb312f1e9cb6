import { Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { formatMonth } from 'shared/domain/dates/dates';
import type { LawReplay } from 'shared/domain/law/lawPreview';
import { api } from 'shared/platform';
import {
  describeFailure,
  FailedState,
  type Failure,
  formatCount,
  LoadingState,
  RecordLink,
  Stack,
  Text,
  useFocusReturn,
} from 'shared/ui';
import { Amounts, Rows } from './Amounts';
import styles from './PreviewList.module.css';

const line = { one: 'line', many: 'lines' };
const month = { one: 'paid month', many: 'paid months' };

function Found({ replay: { months, lines, differ, people } }: { replay: LawReplay }) {
  const done = `${formatCount(lines, line)} of ${formatCount(months.length, month)} worked out again.`;
  return (
    <Stack>
      <Text tone="text">
        {differ === 0
          ? `${done} All come to what was paid.`
          : `${done} ${formatCount(differ, { one: 'line differs', many: 'lines differ' })}.`}
      </Text>
      {people.length > 0 && (
        <section className={styles.register} aria-label="Lines that differ">
          <Amounts are="Paid" would="By the rates">
            {people.map(({ id, name, employeeId, month: of, changes }) => (
              <Rows
                key={id}
                name={
                  <>
                    <RecordLink kind="employee" id={employeeId}>
                      {name}
                    </RecordLink>
                    {`, ${formatMonth(of)}`}
                  </>
                }
                changes={changes}
              />
            ))}
          </Amounts>
        </section>
      )}
      {differ > people.length && <Text>{`The first ${people.length} are shown.`}</Text>}
    </Stack>
  );
}

/**
 * Recomputes paid months with the rates in force at the time, and shows differences from the payments. Changes nothing.
 */
export function Replay({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  const [replay, setReplay] = useState<LawReplay>();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    api
      .post<LawReplay>('law-rows/replay', {})
      .then(setReplay, (error: unknown) => setFailure(describeFailure('Failed to work out the paid months', error)));
  }, [tries]);
  return (
    <Drawer open size={640} title="Paid months worked out again" onClose={onClose}>
      {failure && (
        <FailedState
          {...failure}
          onRetry={() => {
            setFailure(undefined);
            setTries(tries + 1);
          }}
        />
      )}
      {!failure && !replay && <LoadingState count={4} />}
      {!failure && replay && <Found replay={replay} />}
    </Drawer>
  );
}
