import { Modal } from 'antd';
import type { ConfirmOptions } from 'shared/platform';
import { useEffect, useRef, useState } from 'react';

/** A question that waits for its answer. */
export interface Question {
  options: ConfirmOptions;
  resolve: (answer: boolean) => void;
  /** What had the focus when it was asked, and has it again afterwards. */
  opener: Element | null;
}

/** A yes/no question with a focus trap; Escape says no, and what destroys has the focus on Cancel. */
export function ConfirmDialog({ question, onAnswered }: { question: Question | undefined; onAnswered: () => void }) {
  const [shown, setShown] = useState<ConfirmOptions>({ title: '' });
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!question) return;
    setShown(question.options);
    opener.current = question.opener;
  }, [question]);
  const giveFocusBack = () => {
    if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
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
      afterClose={giveFocusBack}
    >
      {body}
    </Modal>
  );
}
