import { Button, Modal, notification } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConfirmOptions, Notification, PlatformHost } from 'shared/platform';
import { followFocus, rememberFocus } from './focus';

const UNDO_SECONDS = 10;
const MESSAGE_SECONDS = 4;
const ERROR_SECONDS = 8;

type Messages = ReturnType<typeof notification.useNotification>[0];

let count = 0;

function show(messages: Messages, { tone, text, undo }: Notification): void {
  const key = `notification-${(count += 1)}`;
  messages[tone]({
    key,
    title: text,
    role: tone === 'error' ? 'alert' : 'status',
    placement: 'bottomRight',
    duration: undo ? UNDO_SECONDS : tone === 'error' ? ERROR_SECONDS : MESSAGE_SECONDS,
    showProgress: undo !== undefined,
    actions: undo && (
      <Button
        size="small"
        onClick={() => {
          messages.destroy(key);
          void undo();
        }}
      >
        Undo
      </Button>
    ),
  });
}

/** What `configurePlatform` takes from the interface: dialogs and messages. */
export type InterfaceHost = Pick<PlatformHost, 'confirm' | 'notify'>;

/** Gives the platform its dialogs and messages; mounted once by the shell, inside ThemeProvider: `<PlatformUi onReady={configurePlatform} />`. */
export function PlatformUi({ onReady }: { onReady: (host: InterfaceHost) => void }) {
  const [messages, holder] = notification.useNotification();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(followFocus, []);
  const ask = useCallback(
    (options: ConfirmOptions) =>
      new Promise<boolean>((resolve) =>
        setQuestions((waiting) => [...waiting, { options, resolve, giveFocusBack: rememberFocus() }]),
      ),
    [],
  );
  useEffect(() => onReady({ confirm: ask, notify: (message) => show(messages, message) }), [ask, messages, onReady]);
  return (
    <>
      {holder}
      <ConfirmDialog question={questions[0]} onAnswered={() => setQuestions((waiting) => waiting.slice(1))} />
    </>
  );
}

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
function ConfirmDialog({ question, onAnswered }: { question: Question | undefined; onAnswered: () => void }) {
  // What was asked stays to be read while the dialog closes.
  const [shown, setShown] = useState<ConfirmOptions>({ title: '' });
  if (question && question.options !== shown) setShown(question.options);
  const giveFocusBack = useRef<() => void>(undefined);
  useEffect(() => {
    if (question) giveFocusBack.current = question.giveFocusBack;
  }, [question]);
  // What asked has its answer by then, and a button that it had switched off takes the focus again.
  const giveBackOnceAnswered = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) giveFocusBack.current?.();
    }, SETTLING_MS);
  const { title, body, confirmLabel = 'OK', cancelLabel = 'Cancel', danger = false } = shown;
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
