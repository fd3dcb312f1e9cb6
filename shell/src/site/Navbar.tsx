import { Link, useLocation } from 'react-router-dom';
import { company } from 'shared/domain/companyFacts';
import { usePopover } from 'shared/platform/usePopover';
import { BrandMark } from './BrandMark';
import styles from './Navbar.module.css';
import { activeNavPath, navLinks } from './navLinks';

/** The top bar of every page outside the dashboard. */
export function Navbar() {
  const { isOpen, root, close, toggle } = usePopover();
  const active = activeNavPath(useLocation().pathname);
  return (
    <header className={styles.bar}>
      <div ref={root} className={styles.inner}>
        <Link to="/" className={styles.brand} onClick={close} aria-label={`${company.shortName}, home`}>
          <BrandMark size={30} />
          <span>{company.shortName}</span>
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          onClick={toggle}
        >
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            aria-hidden="true"
            focusable="false"
            className={styles.toggleIcon}
          >
            <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 6h16M4 12h16M4 18h16'} />
          </svg>
        </button>
        <nav id="site-menu" className={isOpen ? styles.menuOpen : styles.menu} aria-label="Main">
          <ul className={styles.list}>
            {navLinks.map(({ label, path }) => (
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
