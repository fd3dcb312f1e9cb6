import styles from './Pager.module.css';

/** One button of a pager. */
export function PageButton({
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
