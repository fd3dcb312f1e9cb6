import { Button, Modal } from 'antd';
import { useState } from 'react';
import { MOST_TOGETHER } from 'shared/domain/records/together';
import type { Placement } from 'shared/domain/work/placements/placement';
import { type TogetherAnswer, type TogetherInput } from 'shared/domain/work/placements/placementsTogether';
import { api, errorText, notify, refresh } from 'shared/platform';
import { errorSentence, formatCount, Row, SchemaForm, Stack, Text, useFocusReturn } from 'shared/ui';
import { placements } from './resource';
import styles from './TogetherDialog.module.css';
import type { TogetherAct } from './togetherActs';

const PERSON = { one: 'person', many: 'people' };
const LIMIT_MS = 120_000;

/** Results, or a preview, of an act on each placement, in calls of the size that one takes. */
async function act(rows: readonly { id: string }[], input: TogetherInput['act'], isCheck: boolean) {
  const answers: TogetherAnswer[] = [];
  for (let from = 0; from < rows.length; from += MOST_TOGETHER) {
    const ids = rows.slice(from, from + MOST_TOGETHER).map(({ id }) => id);
    answers.push(
      ...(await api.post<TogetherAnswer[]>(
        'placements/together',
        { ids, act: input, isCheck },
        { timeoutMs: LIMIT_MS },
      )),
    );
  }
  return answers;
}

/** Undoes the act; reports placements that can't be undone, with the reason. */
async function takeBack(done: readonly TogetherAnswer[], nameOf: (id: string) => string): Promise<void> {
  const kept: { id: string; reason: string }[] = [];
  try {
    for (let from = 0; from < done.length; from += MOST_TOGETHER)
      kept.push(
        ...(await api.post<typeof kept>(
          'placements/together/undo',
          { done: done.slice(from, from + MOST_TOGETHER) },
          { timeoutMs: LIMIT_MS },
        )),
      );
    const names = kept.map(({ id, reason }) => `${nameOf(id)}: ${reason}`);
    if (kept.length === 0) notify.success(`${formatCount(done.length, PERSON)} taken back`);
    else notify.info(`${formatCount(kept.length, PERSON)} not taken back. ${names.join(' ')}`);
  } catch (error) {
    notify.error(errorSentence('This could not be taken back', error));
  } finally {
    await refresh(placements.path);
  }
}

/** Asks what to do with many placements, says who would be refused and why, and does it with the others. */
export function TogetherDialog({
  rows,
  of,
  onClose,
}: {
  rows: readonly Placement[];
  of: TogetherAct;
  onClose: (isDone: boolean) => void;
}) {
  useFocusReturn();
  const [asked, setAsked] = useState<TogetherInput['act']>();
  const [checked, setChecked] = useState<readonly TogetherAnswer[]>();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const able = checked?.filter(({ reason }) => reason === '') ?? [];
  const refused = checked?.filter(({ reason }) => reason !== '') ?? [];
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.employeeName || 'Somebody';
  const run = async () => {
    if (!asked) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const answers = await act(able, asked, false);
      const done = answers.filter(({ reason }) => reason === '');
      await refresh(placements.path, 'employees', 'vacancies');
      if (done.length > 0)
        notify.success(`${formatCount(done.length, PERSON)} ${of.done}`, { undo: () => takeBack(done, nameOf) });
      const since = answers.filter(({ reason }) => reason !== '');
      if (since.length === 0) return onClose(true);
      // Refused since the check: they stay on the screen with the reason.
      setChecked(since);
      setRunning(false);
    } catch (error) {
      setFailure(errorText(error));
      setRunning(false);
    }
  };
  return (
    <Modal
      open
      title={`${of.title}: ${formatCount(rows.length, placements.name)}`}
      onCancel={() => onClose(false)}
      closable={!isRunning}
      footer={null}
      destroyOnHidden
    >
      {!checked && (
        <SchemaForm<object>
          fields={of.fields}
          schema={of.schema}
          initial={of.initial}
          submitLabel="Next"
          failure="This couldn’t be checked"
          silent
          takesFocus
          onCancel={() => onClose(false)}
          onSubmit={async (input) => {
            const next = { ...input, kind: of.kind } as TogetherInput['act'];
            setChecked(await act(rows, next, true));
            setAsked(next);
          }}
          onDone={() => undefined}
        />
      )}
      {checked && (
        <Stack>
          <Text>
            {formatCount(able.length, PERSON)} will be {of.done}
            {refused.length > 0 && `, ${formatCount(refused.length, PERSON)} not`}.
          </Text>
          {refused.length > 0 && (
            <ul className={styles.rows} aria-label="Refused">
              {refused.map(({ id, reason }) => (
                <li key={id}>
                  {nameOf(id)}: {reason}
                </li>
              ))}
            </ul>
          )}
          {failure !== undefined && <p role="alert">{failure}</p>}
          <Row justify="end">
            <Button disabled={isRunning} onClick={() => setChecked(undefined)}>
              Back
            </Button>
            <Button type="primary" loading={isRunning} disabled={able.length === 0} onClick={() => void run()}>
              {of.title}: {formatCount(able.length, PERSON)}
            </Button>
          </Row>
        </Stack>
      )}
    </Modal>
  );
}
