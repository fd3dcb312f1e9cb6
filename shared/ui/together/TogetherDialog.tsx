import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { MOST_TOGETHER } from 'shared/domain/records/together';
import { api } from 'shared/platform';
import { useFocusReturn } from '../focus';
import { SchemaForm } from '../form/SchemaForm';
import { formatNumber } from '../format';
import { Row, Stack, Text } from '../page/layout';
import { LoadingState } from '../states';
import { errorSentence } from '../texts';
import styles from './TogetherDialog.module.css';
import { type CameTogether, type TogetherAct, type TogetherChoice } from './togetherAct';

const LIMIT_MS = 120_000;

/**
 * The actual or expected results of a bulk action for each record, in requests of the maximum size. The first failed
 * request ends it; `error` is what it threw.
 */
async function callsOf<R>(
  { path, most = MOST_TOGETHER, body }: Pick<TogetherAct<CameTogether>, 'path' | 'most' | 'body'>,
  ids: readonly string[],
  { asked, isCheck }: { asked: object; isCheck: boolean },
): Promise<{ came: R[]; error?: unknown }> {
  const came: R[] = [];
  for (let from = 0; from < ids.length; from += most) {
    const some = { ids: ids.slice(from, from + most), isCheck, ...body?.(asked) };
    try {
      came.push(...(await api.post<R[]>(path, some, { timeoutMs: LIMIT_MS })));
    } catch (error) {
      return { came, error };
    }
  }
  return { came };
}

/** The expected results of a bulk action for each record. */
async function checkOf<R extends CameTogether>(act: TogetherAct<R>, asked: object): Promise<R[]> {
  const ids = act.rows.map(({ id }) => id);
  const { came, error } = await callsOf<R>(act, ids, { asked, isCheck: true });
  if (error !== undefined) throw error;
  return came;
}

/**
 * Asks for the input of a bulk action, lists the records that would be refused with reasons, and runs it for the others
 * after confirmation.
 */
// oxlint-disable-next-line max-lines-per-function -- the dialog from its check to its result
export function TogetherDialog<R extends CameTogether>({
  act,
  onClose,
}: {
  act: TogetherAct<R>;
  onClose: (isDone: boolean) => void;
}) {
  useFocusReturn();
  const [asked, setAsked] = useState<object | undefined>(act.asks ? undefined : {});
  const [checked, setChecked] = useState<readonly R[]>();
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (act.asks) return;
    let isHere = true;
    checkOf<R>(act, {}).then(
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
  const run = async ({ label, done }: TogetherChoice<R>) => {
    setRunning(label(0));
    setFailure(undefined);
    const ids = able.map(({ id }) => id);
    const { came, error } = await callsOf<R>(act, ids, { asked: asked ?? {}, isCheck: false });
    const isDone = came.filter(({ reason }) => reason === '');
    // Records refused since the check, with the reason, and those without a response: they stay on the screen.
    const known = new Set(came.map(({ id }) => id));
    const left = [...came.filter(({ reason }) => reason !== ''), ...able.filter(({ id }) => !known.has(id))];
    setChecked(left);
    const told = `${formatNumber(isDone.length)} done, ${formatNumber(left.length)} not`;
    if (left.length > 0) setFailure(error === undefined ? told : errorSentence(told, error));
    try {
      if (isDone.length > 0) await done(isDone);
      if (left.length === 0) return onClose(true);
    } catch (thrown) {
      setFailure(errorSentence(`${formatNumber(isDone.length)} done, but not what follows`, thrown));
    }
    return setRunning(undefined);
  };
  const list = (label: string, results: readonly R[], textOf: (result: R) => string) =>
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
      {act.asks && !checked ? (
        <SchemaForm<object>
          {...act.asks}
          submitLabel="Next"
          failure="This couldn’t be checked"
          silent
          takesFocus
          onCancel={() => onClose(false)}
          onSubmit={async (input) => {
            setChecked(await checkOf<R>(act, input));
            setAsked(input);
          }}
          onDone={() => undefined}
        />
      ) : (
        <Stack>
          {failure !== undefined && <p role="alert">{failure}</p>}
          {!checked && failure === undefined && <LoadingState count={3} />}
          {checked && (
            <>
              {refused.length > 0 && <Text>These are refused:</Text>}
              {list('Refused', refused, ({ reason }) => reason)}
              {able.length > 0 && <Text>These go through:</Text>}
              {list('Go through', able, ({ says = '' }) => says)}
              <Row justify="end">
                {act.asks && (
                  <Button disabled={running !== undefined} onClick={() => setChecked(undefined)}>
                    Back
                  </Button>
                )}
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
      )}
    </Modal>
  );
}
