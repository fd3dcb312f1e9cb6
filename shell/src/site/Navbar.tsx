import { type FocusEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { company } from 'shared/domain/letterhead/companyFacts';
import { siteLinks } from 'shared/product/site';
import { activeNavPath } from './activeNavPath';
import { BrandMark } from './BrandMark';
import styles from './Navbar.module.css';

/** The top bar of every page outside the dashboard. Its menu is a native popover, which works without scripts. */
export function Navbar() {
  const menu = useRef<HTMLElement>(null);
  const active = activeNavPath(useLocation().pathname);
  const close = () => menu.current?.hidePopover?.();
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <header className={styles.bar}>
      <div className={styles.inner} onBlur={onBlur}>
        <Link to="/" className={styles.brand} onClick={close} aria-label={`${company.shortName}, home`}>
          <BrandMark size={30} />
          <span>{company.shortName}</span>
        </Link>
        <button type="button" className={styles.toggle} popoverTarget="site-menu">
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            aria-hidden="true"
            focusable="false"
            className={styles.toggleIcon}
          >
            <path className={styles.whenClosed} d="M4 6h16M4 12h16M4 18h16" />
            <path className={styles.whenOpen} d="M6 6l12 12M18 6L6 18" />
          </svg>
          <span className={styles.label}>
            <span className={styles.whenClosed}>Open menu</span>
            <span className={styles.whenOpen}>Close menu</span>
          </span>
        </button>
        <nav ref={menu} id="site-menu" popover="auto" className={styles.menu} aria-label="Main">
          <ul className={styles.list}>
            {siteLinks.map(({ label, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  onClick={close}
                  className={path === '/signin' ? styles.signIn : styles.link}
                  aria-current={path === active ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
