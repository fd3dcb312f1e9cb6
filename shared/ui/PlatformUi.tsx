import { Button, notification } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { ConfirmOptions, Notification, PlatformHost } from 'shared/platform';
import { ConfirmDialog, type Question } from './ConfirmDialog';
import { followFocus, rememberFocus } from './focusTrail';

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
