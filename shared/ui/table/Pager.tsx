import { Select } from 'antd';
import { formatNumber } from '../format';
import { PageButton } from './PageButton';
import styles from './Pager.module.css';
import { pageCount, pagerKinds } from './pagerKinds';

export interface PagerProps {
  /** Which of the specification's two pagers. */
  kind: keyof typeof pagerKinds;
  /** From 1. */
  page: number;
  size: number;
  /** Which rows are on the screen, where those of `page` may still be on their way. By default, those of `page`. */
  shown?: { page: number; size: number };
  /** Rows in all pages. */
  total: number;
  onChange: (page: number, size: number) => void;
}

/** Goes from page to page; changing the size goes back to page 1. */
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
        <Select<number>
          size="small"
          aria-label="Rows per page"
          value={size}
          options={sizes.map((value) => ({ value, label: `${value} per page` }))}
          onChange={(next) => onChange(1, next)}
          className={styles.size}
        />
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
