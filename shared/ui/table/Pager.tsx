import { Select } from 'antd';
import { formatNumber } from '../format';
import { LaterControl } from '../LaterControl';
import styles from './Pager.module.css';

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The number of pages; at least one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The two pagers, as data. */
export const pagerKinds = {
  /** Sizes: a size select, up to 5 page buttons (current plus and minus 2), First, Prev, Next, Last. */
  sizes: {
    sizes: [10, 20, 50, 100],
    hasEnds: true,
    pages: (page: number, last: number) => range(Math.max(1, page - 2), Math.min(last, page + 2)),
  },
  /** Numbered: ten per page, Prev, numbered pages, Next. Long lists show the seven around the current page. */
  numbered: {
    sizes: [10],
    hasEnds: false,
    pages: (page: number, last: number) =>
      range(Math.max(1, Math.min(page - 3, last - 6)), Math.min(last, Math.max(page + 3, 7))),
  },
} as const;

export interface PagerProps {
  /** The kind of pager: with a size select, or numbered pages of ten. */
  kind: keyof typeof pagerKinds;
  /** From 1. */
  page: number;
  size: number;
  /** The visible rows, if those of `page` are still loading. By default those of `page`. */
  shown?: { page: number; size: number };
  /** The total number of rows. */
  total: number;
  onChange: (page: number, size: number) => void;
}

/** Changes the page; changing the size returns to page 1. */
export function Pager({ kind, page, size, shown = { page, size }, total, onChange }: PagerProps) {
  const { sizes, hasEnds, pages: numbersFor } = pagerKinds[kind];
  const last = pageCount(total, size);
  const go = (to: number) => onChange(to, size);
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p className={styles.shown} role="status">
        Showing {formatNumber(Math.min((shown.page - 1) * shown.size + 1, total))} -{' '}
        {formatNumber(Math.min(shown.page * shown.size, total))} of {formatNumber(total)}
      </p>
      {sizes.length > 1 && (
        <LaterControl isReadable isSmall className={styles.size}>
          <Select<number>
            size="small"
            aria-label="Rows per page"
            value={size}
            options={sizes.map((value) => ({ value, label: `${value} per page` }))}
            onChange={(next) => onChange(1, next)}
            className={styles.size}
          />
        </LaterControl>
      )}
      <span className={styles.buttons}>
        {hasEnds && <PageButton label="First" disabled={page <= 1} onClick={() => go(1)} />}
        <PageButton label="Prev" disabled={page <= 1} onClick={() => go(page - 1)} />
        {numbersFor(page, last).map((number) => (
          <PageButton key={number} label={String(number)} isCurrent={number === page} onClick={() => go(number)} />
        ))}
        <PageButton label="Next" disabled={page >= last} onClick={() => go(page + 1)} />
        {hasEnds && <PageButton label="Last" disabled={page >= last} onClick={() => go(last)} />}
      </span>
    </nav>
  );
}

/** A button of a pager. */
function PageButton({
  label,
  isCurrent = false,
  disabled = false,
  onClick,
}: {
  label: string;
  isCurrent?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  const isNumber = /^\d+$/.test(label);
  return (
    <button
      type="button"
      className={styles.button}
      disabled={disabled}
      aria-label={isNumber ? `Page ${label}` : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
