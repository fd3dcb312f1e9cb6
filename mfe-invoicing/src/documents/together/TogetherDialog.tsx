import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { MOST_TOGETHER, type TogetherResult } from 'shared/domain/records/together';
import { api } from 'shared/platform';
import { errorSentence, LoadingState, Row, Stack, Text, useFocusReturn } from 'shared/ui';
import styles from './TogetherDialog.module.css';

const LIMIT_MS = 120_000;

/** An act on the chosen records at once. */
export interface TogetherAct {
  /** The API's path, which also previews the result. */
  path: string;
  /** The most that one call takes. By default 500. */
  most?: number;
  /** The dialog's title. */
  title: string;
  /** On the buttons that do it, with how many can be: what else follows is up to each. */
  choices: readonly { label: (count: number) => string; done: (done: readonly TogetherResult[]) => Promise<void> }[];
  rows: readonly { id: string; name: string }[];
}

async function call({ path, most = MOST_TOGETHER }: TogetherAct, ids: readonly string[], isCheck: boolean) {
  const all: TogetherResult[] = [];
  for (let from = 0; from < ids.length; from += most)
    all.push(
      ...(await api.post<TogetherResult[]>(
        path,
        { ids: ids.slice(from, from + most), isCheck },
        { timeoutMs: LIMIT_MS },
      )),
    );
  return all;
}

/** Says which of the chosen records would be refused and why, and does it with the others once that was read. */
export function TogetherDialog({ act, onClose }: { act: TogetherAct; onClose: (isDone: boolean) => void }) {
  useFocusReturn();
  const [checked, setChecked] = useState<readonly TogetherResult[]>();
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isHere = true;
    call(
      act,
      act.rows.map(({ id }) => id),
      true,
    ).then(
      (results) => isHere && setChecked(results),
      (error: unknown) => isHere && setFailure(errorSentence('They couldn’t be checked', error)),
    );
    return () => {
      isHere = false;
    };
  }, [act]);
  const nameOf = (id: string) => act.rows.find((row) => row.id === id)?.name ?? '';
  const able = checked?.filter(({ reason }) => reason === '') ?? [];
  const refused = checked?.filter(({ reason }) => reason !== '') ?? [];
  const run = async ({ label, done }: TogetherAct['choices'][number]) => {
    setRunning(label(0));
    setFailure(undefined);
    try {
      const results = await call(
        act,
        able.map(({ id }) => id),
        false,
      );
      await done(results.filter(({ reason }) => reason === ''));
      const since = results.filter(({ reason }) => reason !== '');
      if (since.length === 0) return onClose(true);
      setChecked(since);
    } catch (error) {
      setFailure(errorSentence('Not all of it was done', error));
    }
    return setRunning(undefined);
  };
  const list = (label: string, results: readonly TogetherResult[], textOf: (result: TogetherResult) => string) =>
    results.length > 0 && (
      <ul className={styles.rows} aria-label={label}>
        {results.map((result) => (
          <li key={result.id}>{[nameOf(result.id), textOf(result)].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    );
  return (
    <Modal
      open
      title={act.title}
      onCancel={() => onClose(false)}
      closable={running === undefined}
      footer={null}
      destroyOnHidden
    >
      <Stack>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {!checked && failure === undefined && <LoadingState count={3} />}
        {checked && (
          <>
            {refused.length > 0 && <Text>These are refused:</Text>}
            {list('Refused', refused, ({ reason }) => reason)}
            {able.length > 0 && <Text>These go through:</Text>}
            {list('Go through', able, ({ says }) => says)}
            <Row justify="end">
              {act.choices.map((choice, place) => (
                <Button
                  key={choice.label(0)}
                  type={place === act.choices.length - 1 ? 'primary' : 'default'}
                  loading={running === choice.label(0)}
                  disabled={able.length === 0 || running !== undefined}
                  onClick={() => void run(choice)}
                >
                  {choice.label(able.length)}
                </Button>
              ))}
            </Row>
          </>
        )}
      </Stack>
    </Modal>
  );
}
