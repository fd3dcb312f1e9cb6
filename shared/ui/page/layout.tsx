import type { ComponentProps, CSSProperties } from 'react';
import styles from './layout.module.css';

/** A step of the spacing scale, `--space-1` (4 px) to `--space-7` (48 px). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const gapOf = (step: Space) => ({ '--gap': `var(--space-${step})` }) as CSSProperties;

export interface StackProps extends ComponentProps<'div'> {
  /** The gap between children. By default 4, 16 px. */
  gap?: Space;
}

/**
 * Children below each other, at full width.
 * @example
 * <Stack gap={3}>{panels}</Stack>
 */
export function Stack({ gap = 4, ...box }: StackProps) {
  return <div {...box} className={styles.stack} style={gapOf(gap)} />;
}

export interface RowProps extends ComponentProps<'div'> {
  /** The gap between children and between lines. By default 2, 8 px. */
  gap?: Space;
  /** Vertical alignment, as in CSS. By default `center`. */
  align?: 'start' | 'center' | 'baseline';
  /** Horizontal distribution, as in CSS. By default `start`. */
  justify?: 'start' | 'end' | 'space-between';
  /** Whether children wrap to the next line. By default they do. */
  wraps?: boolean;
}

/**
 * Children next to each other.
 * @example
 * <Row gap={2} justify="end">{buttons}</Row>
 */
export function Row({ gap = 2, align = 'center', justify = 'start', wraps = true, ...box }: RowProps) {
  return (
    <div
      {...box}
      className={styles.row}
      data-wraps={wraps}
      style={{ ...gapOf(gap), alignItems: align, justifyContent: justify }}
    />
  );
}

export interface ColumnsProps extends ComponentProps<'div'> {
  /**
   * How they share the width: as fractions, from a window width of 900 px; or `side`, a page with a 340 px column, from
   * 1200 px.
   */
  split: '3:2' | '2:3' | 'side';
}

/**
 * Two equally high parts of a page side by side if there is room for both; otherwise below each other.
 * @example
 * <Columns split="3:2">
 *   <Panel title="Slips">{list}</Panel>
 *   <Panel title="Next run">{next}</Panel>
 * </Columns>
 */
export function Columns({ split, ...box }: ColumnsProps) {
  return <div {...box} className={styles.columns} data-split={split} />;
}

export interface TextProps extends ComponentProps<'p'> {
  /** Normal text, secondary text, or an error. By default `muted`, secondary text. */
  tone?: 'text' | 'muted' | 'bad';
}

/**
 * A sentence in a panel: a hint, an empty state, an error. Its stack sets the spacing.
 * @example
 * <Text>Nobody is paid in this month.</Text>
 */
export function Text({ tone = 'muted', ...box }: TextProps) {
  return <p {...box} className={styles.text} data-tone={tone} />;
}
