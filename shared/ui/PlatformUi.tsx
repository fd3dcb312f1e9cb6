import { Button, Modal, notification } from 'antd';
import { Component, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ConfirmOptions, Notification, PlatformHost } from 'shared/platform';
import { followFocus, rememberFocus } from './focus';
import { keepMessagesClear } from './messagePlace';

const UNDO_SECONDS = 10;
const MESSAGE_SECONDS = 4;
const ERROR_SECONDS = 8;

type Messages = ReturnType<typeof notification.useNotification>[0];

let count = 0;

function show(messages: Messages, { tone, text, undo }: Notification): void {
  const key = `notification-${(count += 1)}`;
  keepMessagesClear();
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

/** The UI part of `configurePlatform`: dialogs and messages. */
export type InterfaceHost = Pick<PlatformHost, 'confirm' | 'notify'>;

/**
 * Provides the platform's dialogs and messages; mounted once by the shell, inside ThemeProvider: `<PlatformUi
 * onReady={configurePlatform} />`.
 * @example
 * <PlatformUi onReady={(host) => take(host)} />
 */
export function PlatformUi({ onReady }: { onReady: (host: InterfaceHost) => void }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const { notify, holder } = useMessages();
  useEffect(followFocus, []);
  const ask = useCallback(
    (options: ConfirmOptions) =>
      new Promise<boolean>((resolve) =>
        setQuestions((waiting) => [...waiting, { options, resolve, giveFocusBack: rememberFocus() }]),
      ),
    [],
  );
  const [question] = questions;
  const next = () => setQuestions((waiting) => waiting.slice(1));
  useEffect(() => onReady({ confirm: ask, notify }), [ask, notify, onReady]);
  return (
    <>
      {holder}
      <WhenHere
        onFailed={() => {
          question?.resolve(askByBrowser(question.options));
          next();
        }}
      >
        <ConfirmDialog question={question} onAnswered={next} />
      </WhenHere>
    </>
  );
}

/** The browser's own `confirm`, which needs no code. */
const askByBrowser = ({ title, body }: ConfirmOptions) =>
  // biome-ignore lint/suspicious/noAlert: what draws our own did not come
  window.confirm([title, body].filter(Boolean).join('\n\n'));

/** Renders lazy children once their code is loaded; reports a failed load, and retries at the next change. */
class WhenHere extends Component<{ onFailed: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override componentDidUpdate({ children }: { children: ReactNode }) {
    if (this.state.hasFailed && children !== this.props.children) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}

/** Notifications over the page. Their code is loaded with the first one, which waits for it. */
function useMessages(): { notify: (message: Notification) => void; holder: ReactNode } {
  const [isNeeded, setNeeded] = useState(false);
  const waiting = useRef<Notification[]>([]);
  const drawn = useRef<Messages>(undefined);
  const notify = useCallback((message: Notification) => {
    if (drawn.current) return show(drawn.current, message);
    waiting.current.push(message);
    setNeeded(true);
  }, []);
  const onDrawn = useCallback((messages: Messages) => {
    drawn.current = messages;
    for (const message of waiting.current.splice(0)) show(messages, message);
  }, []);
  return {
    notify,
    holder: isNeeded && (
      <WhenHere onFailed={() => setNeeded(false)}>
        <MessageHolder onReady={onDrawn} />
      </WhenHere>
    ),
  };
}

function MessageHolder({ onReady }: { onReady: (messages: Messages) => void }) {
  const [messages, holder] = notification.useNotification();
  useEffect(() => onReady(messages), [messages, onReady]);
  return holder;
}

/** How long the asking component has to render its result, in milliseconds. */
const SETTLING_MS = 50;

/** A question waiting for its answer. */
export interface Question {
  options: ConfirmOptions;
  resolve: (answer: boolean) => void;
  /** Returns the focus to the element that had it before the question. */
  giveFocusBack: () => void;
}

/** A yes/no question with a focus trap; Escape means no, and destructive questions focus Cancel. */
function ConfirmDialog({ question, onAnswered }: { question: Question | undefined; onAnswered: () => void }) {
  // The question stays readable while the dialog closes.
  const [shown, setShown] = useState<ConfirmOptions>({ title: '' });
  if (question && question.options !== shown) setShown(question.options);
  const giveFocusBack = useRef<() => void>(undefined);
  useEffect(() => {
    if (question) giveFocusBack.current = question.giveFocusBack;
  }, [question]);
  // By then the asking component has its answer, and a button that it had disabled can take the focus again.
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
