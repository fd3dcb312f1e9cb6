import type { ComponentProps, CSSProperties } from 'react';
import styles from './layout.module.css';

/** A step of the scale of distances, `--space-1` (4 px) to `--space-7` (48 px). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const gapOf = (step: Space) => ({ '--gap': `var(--space-${step})` }) as CSSProperties;

export interface StackProps extends ComponentProps<'div'> {
  /** The distance between two of them. By default 4, 16 px. */
  gap?: Space;
}

/**
 * Things below each other, each as wide as the stack.
 * @example
 * <Stack gap={3}>{panels}</Stack>
 */
export function Stack({ gap = 4, ...box }: StackProps) {
  return <div {...box} className={styles.stack} style={gapOf(gap)} />;
}

export interface RowProps extends ComponentProps<'div'> {
  /** The distance between two of them, and of two lines. By default 2, 8 px. */
  gap?: Space;
  /** Their vertical place in the line, as in CSS. By default `center`. */
  align?: 'start' | 'center' | 'baseline';
  /** Their place when there is room left. By default `start`. */
  justify?: 'start' | 'end' | 'space-between';
  /** Whether the rest continues in the next line. By default it does. */
  wraps?: boolean;
}

/**
 * Things beside each other.
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
  /** How they share the width: by parts, from 900 px of the window on; or a page and what is at its `side`, 340 px wide, from 1200 px on. */
  split: '3:2' | '2:3' | 'side';
}

/**
 * Two parts of a page side by side, as high as each other, where there is room for both; else below each other.
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
  /** The matter itself, a word beside it, or what went wrong. By default `muted`, the word beside it. */
  tone?: 'text' | 'muted' | 'bad';
}

/**
 * A sentence in a panel: a hint, that there is nothing, what went wrong. The distance around it is its stack's.
 * @example
 * <Text>Nobody is paid in this month.</Text>
 */
export function Text({ tone = 'muted', ...box }: TextProps) {
  return <p {...box} className={styles.text} data-tone={tone} />;
}
