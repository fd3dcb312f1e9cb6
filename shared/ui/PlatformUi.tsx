import { App, Button } from 'antd';
import type { ConfirmOptions, Notification, PlatformHost } from 'shared/platform';
import { useEffect } from 'react';

const UNDO_SECONDS = 10;
const MESSAGE_SECONDS = 4;
const ERROR_SECONDS = 8;

type AntdApp = ReturnType<typeof App.useApp>;

function askWith({ modal }: AntdApp, options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    modal.confirm({
      icon: null,
      title: options.title,
      content: options.body,
      okText: options.confirmLabel ?? 'OK',
      cancelText: options.cancelLabel ?? 'Cancel',
      okButtonProps: { danger: options.danger ?? false },
      focusable: { autoFocusButton: options.danger ? 'cancel' : 'ok' },
      centered: true,
      width: 440,
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    });
  });
}

let count = 0;

function showWith({ notification }: AntdApp, { tone, text, undo }: Notification): void {
  const key = `notification-${(count += 1)}`;
  notification[tone]({
    key,
    title: text,
    role: tone === 'error' ? 'alert' : 'status',
    placement: 'bottomRight',
    duration: undo ? UNDO_SECONDS : tone === 'error' ? ERROR_SECONDS : MESSAGE_SECONDS,
    showProgress: undo !== undefined,
    actions: undo && (
      <Button size="small" onClick={() => { notification.destroy(key); void undo(); }}>
        Undo
      </Button>
    ),
  });
}

/** What `configurePlatform` takes from the interface: dialogs and messages. */
export type InterfaceHost = Pick<PlatformHost, 'confirm' | 'notify'>;

/** Gives the platform its dialogs and messages; mounted once by the shell, inside ThemeProvider: `<PlatformUi onReady={configurePlatform} />`. */
export function PlatformUi({ onReady }: { onReady: (host: InterfaceHost) => void }) {
  const app = App.useApp();
  useEffect(() => {
    onReady({ confirm: (options) => askWith(app, options), notify: (notification) => showWith(app, notification) });
  }, [app, onReady]);
  return null;
}
