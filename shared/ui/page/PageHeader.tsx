import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle, useShortcut } from 'shared/platform';
import styles from './PageHeader.module.css';

/** One breadcrumb; the last one, the page itself, needs no `to`. */
export interface Crumb {
  label: string;
  /** Its address. By default it is the current page, without a link. */
  to?: string;
}

export interface PageHeaderProps {
  /** The page's h1, also used in the document's title. */
  title: string;
  /** One line: the page's purpose. */
  purpose?: ReactNode;
  /** At the right; at most one primary button. */
  actions?: ReactNode;
  /** The breadcrumbs from the section to this page. By default none. */
  breadcrumbs?: readonly Crumb[];
}

/**
 * The header of every console page.
 * @example
 * <PageHeader
 *   title="Payroll"
 *   purpose="Payslips of the month"
 *   actions={<Button onClick={add}>Add slip</Button>}
 * />
 */
export function PageHeader({ title, purpose, actions, breadcrumbs = [] }: PageHeaderProps) {
  usePageTitle(title);
  const header = useRef<HTMLElement>(null);
  useShortcut('act', () =>
    header.current?.querySelector<HTMLElement>('.ant-btn-primary:enabled, a.ant-btn-primary')?.click(),
  );
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.text}>
        {breadcrumbs.length > 0 && (
          <nav aria-label="Breadcrumb">
            <ol className={styles.crumbs}>
              {breadcrumbs.map(({ label, to }) => (
                <li key={label}>
                  {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 className={styles.title}>{title}</h1>
        {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
