import type { Registry } from 'shared/contract';
import { configurePlatform } from 'shared/platform';
import { PlatformUi, ThemeProvider } from 'shared/ui';
import { ConsolePage } from './ConsolePage';
import { styleNonce } from './styleNonce';

/** The main area: the page, with antd's theme, the dialogs and the messages around it. */
export default function ConsoleContent({ registry, pathname }: { registry: Registry; pathname: string }) {
  return (
    <ThemeProvider nonce={styleNonce(document)}>
      <PlatformUi onReady={configurePlatform} />
      <ConsolePage registry={registry} pathname={pathname} />
    </ThemeProvider>
  );
}
