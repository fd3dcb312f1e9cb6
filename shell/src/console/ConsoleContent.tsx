import type { Registry } from 'shared/contract';
import { Contributed, configurePlatform, type Offered } from 'shared/platform';
import { PlatformUi, ThemeProvider } from 'shared/ui';
import { ConsolePage } from './ConsolePage';
import { styleNonce } from './styleNonce';

/** The main area: the page, wrapped in antd's theme, dialogs and messages. */
export default function ConsoleContent({
  registry,
  isAwaited,
  pathname,
  command,
  onCommandDone,
}: {
  registry: Registry;
  /** Whether the account may gain pages once the server has responded. */
  isAwaited: boolean;
  pathname: string;
  /** The module's command that was chosen. */
  command: Offered<'palette.command'> | undefined;
  onCommandDone: () => void;
}) {
  return (
    <ThemeProvider nonce={styleNonce(document)}>
      <PlatformUi onReady={configurePlatform} />
      <ConsolePage registry={registry} isAwaited={isAwaited} pathname={pathname} />
      {command && <Contributed key={command.id} offered={command} props={{ onClose: onCommandDone }} />}
    </ThemeProvider>
  );
}
