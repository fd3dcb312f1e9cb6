import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useMovesAllowed, useTheme } from 'shared/platform';
import './targets.css';
import { antdThemeFor } from './theme';
import './forcedColors.css';

/** antd in the console's clothes. `nonce` is the page's, for the style elements antd inserts. */
export function ThemeProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const { resolved } = useTheme();
  const moves = useMovesAllowed();
  const theme = useMemo(() => antdThemeFor(resolved, moves), [resolved, moves]);
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  return (
    <ConfigProvider theme={theme} csp={csp} wave={{ disabled: true }} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
