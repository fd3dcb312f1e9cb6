import { theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useMovesAllowed, useTheme } from 'shared/platform';
import './antd.css';
import './icons.css';

/** The tokens of tokens.css that antd's theme uses. */
const tokenOf = {
  colorPrimary: '--color-brand',
  colorPrimaryHover: '--color-brand-strong',
  colorPrimaryActive: '--color-brand-strong',
  onBrand: '--color-on-brand',
  colorPrimaryBorder: '--color-focus',
  colorLink: '--color-brand-text',
  colorLinkHover: '--color-brand-text',
  colorSuccess: '--color-good',
  colorWarning: '--color-warn',
  colorError: '--color-bad',
  colorInfo: '--color-brand',
  colorSuccessBg: '--color-good-soft',
  colorWarningBg: '--color-warn-soft',
  colorErrorBg: '--color-bad-soft',
  colorInfoBg: '--color-brand-soft',
  colorSuccessBorder: '--color-border',
  colorWarningBorder: '--color-border',
  colorErrorBorder: '--color-border',
  colorInfoBorder: '--color-border',
  colorTextBase: '--color-text',
  colorTextDescription: '--color-muted',
  colorTextPlaceholder: '--color-muted',
  colorBgContainer: '--color-surface',
  colorBgElevated: '--color-raised',
  colorBgLayout: '--color-page',
  colorBorderSecondary: '--color-border',
  fontFamily: '--font',
  boxShadow: '--shadow',
  boxShadowSecondary: '--shadow',
} as const;

/** Reads the current token values from the document; empty without a style sheet (tests). */
function readTokens(): Partial<Record<keyof typeof tokenOf, string>> {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(tokenOf).map(
    ([name, variable]) => [name, style.getPropertyValue(variable).trim()] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/**
 * antd's theme, derived from tokens.css for the current scheme: dense, 8 and 12 px corners, navy on orange; without
 * `moves`, no animations.
 */
function antdThemeFor(scheme: 'light' | 'dark', moves: boolean): ThemeConfig {
  const { onBrand, ...tokens } = readTokens();
  return {
    algorithm: [
      scheme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
      (_seed, map = antdTheme.defaultAlgorithm(_seed)) => ({ ...map, ...tokens }),
    ],
    cssVar: { key: 'console' },
    hashed: false,
    token: {
      ...tokens,
      fontSize: 14,
      controlHeight: 36,
      controlHeightSM: 28,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      motion: moves,
      lineWidthFocus: 2,
      ...(moves
        ? { motionDurationMid: '0.15s', motionDurationSlow: '0.2s' }
        : { motionDurationFast: '0s', motionDurationMid: '0s', motionDurationSlow: '0s' }),
      wireframe: false,
    },
    components: {
      Button: {
        primaryColor: onBrand,
        dangerColor: scheme === 'dark' ? onBrand : tokens.colorBgContainer,
        fontWeight: 600,
        opacityLoading: 1,
        defaultHoverColor: tokens.colorLink,
        defaultHoverBorderColor: tokens.colorPrimary,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Alert: { fontSizeLG: 14, withDescriptionIconSize: 18, withDescriptionPadding: '12px 16px' },
      Notification: { fontSizeLG: 14, width: 360, paddingMD: 16, paddingContentHorizontalLG: 16 },
      Checkbox: { colorWhite: onBrand },
      Switch: { trackHeight: 24, trackMinWidth: 44 },
      Tabs: {
        itemSelectedColor: tokens.colorLink,
        itemHoverColor: tokens.colorLink,
        itemActiveColor: tokens.colorLink,
      },
      Segmented: { trackBg: tokens.colorBorderSecondary },
    },
  };
}

/**
 * antd with the console's theme. `nonce` is the page's, for the style elements that antd inserts.
 * @example
 * <ThemeProvider>{page}</ThemeProvider>
 */
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
