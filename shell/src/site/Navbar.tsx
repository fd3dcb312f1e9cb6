import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { company } from 'shared/domain/companyFacts';
import styles from './Navbar.module.css';
import { activeNavPath, navLinks } from './navLinks';

/** The top bar of every page outside the dashboard. */
export function Navbar() {
  const [isOpen, setOpen] = useState(false);
  const active = activeNavPath(useLocation().pathname);
  const close = () => setOpen(false);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} onClick={close} aria-label={`${company.shortName}, home`}>
          <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" focusable="false">
            <rect width="28" height="28" rx="8" className={styles.markGround} />
            <path d="M8 19.5c0-3.6 2.7-6 6-6s6 2.4 6 6" fill="none" strokeWidth="2.4" strokeLinecap="round" className={styles.markLine} />
            <circle cx="14" cy="9" r="3" className={styles.markDot} />
          </svg>
          <span>{company.shortName}</span>
        </Link>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls="site-menu" aria-label={isOpen ? 'Close menu' : 'Open menu'} onClick={() => setOpen(!isOpen)}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false" className={styles.toggleIcon}>
            <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 6h16M4 12h16M4 18h16'} />
          </svg>
        </button>
        <nav id="site-menu" className={isOpen ? styles.menuOpen : styles.menu} aria-label="Main">
          <ul className={styles.list}>
            {navLinks.map(({ label, path }) => (
              <li key={path}>
                <Link to={path} onClick={close} className={path === '/signin' ? styles.signIn : styles.link} aria-current={path === active ? 'page' : undefined}>
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
