import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ConfirmOptions } from 'shared/platform';

/** How long what asked has to draw itself with its answer. */
const SETTLING_MS = 50;

/** A question that waits for its answer. */
export interface Question {
  options: ConfirmOptions;
  resolve: (answer: boolean) => void;
  /** Gives the focus back to what had it when it was asked. */
  giveFocusBack: () => void;
}

/** A yes/no question with a focus trap; Escape says no, and what destroys has the focus on Cancel. */
export function ConfirmDialog({ question, onAnswered }: { question: Question | undefined; onAnswered: () => void }) {
  const [shown, setShown] = useState<ConfirmOptions>({ title: '' });
  const giveFocusBack = useRef<() => void>(undefined);
  useEffect(() => {
    if (!question) return;
    setShown(question.options);
    giveFocusBack.current = question.giveFocusBack;
  }, [question]);
  // What asked has its answer by then, and a button that it had switched off takes the focus again.
  const giveBackOnceAnswered = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) giveFocusBack.current?.();
    }, SETTLING_MS);
  const { title, body, confirmLabel = 'OK', cancelLabel = 'Cancel', danger = false } = question?.options ?? shown;
  const answer = (yes: boolean) => {
    question?.resolve(yes);
    onAnswered();
  };
  return (
    <Modal
      open={question !== undefined}
      title={title}
      okText={confirmLabel}
      cancelText={cancelLabel}
      okButtonProps={{ danger, autoFocus: !danger }}
      cancelButtonProps={{ autoFocus: danger }}
      closable={false}
      centered
      destroyOnHidden
      width={440}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
      afterClose={giveBackOnceAnswered}
    >
      {body}
    </Modal>
  );
}
