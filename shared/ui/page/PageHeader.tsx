import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle, useShortcut } from 'shared/platform';
import styles from './PageHeader.module.css';

/** One step of the way to a page; the last one, the page itself, needs no `to`. */
export interface Crumb {
  label: string;
  /** The step's address. By default it is the present page, and no link. */
  to?: string;
}

export interface PageHeaderProps {
  /** The page's h1; the document's title follows it. */
  title: string;
  /** One line: the page's purpose. */
  purpose?: ReactNode;
  /** At the right; one primary button at most. */
  actions?: ReactNode;
  /** The way here, from the section to this page. By default none. */
  breadcrumbs?: readonly Crumb[];
}

/**
 * The head of every console page.
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
