import { Link } from 'react-router-dom';
import { company } from 'shared/domain/letterhead/companyFacts';
import { officeLines, telephoneLink } from 'shared/domain/letterhead/office';
import { footerLinks, registrations } from 'shared/product/site';
import { CopyrightYear } from './CopyrightYear';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn';

/** The six columns and the copyright line below every page outside the dashboard. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <FooterColumn title="About">
          {footerLinks.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title="Help" entries={['Payments', 'FAQ']} />
        <FooterColumn title="Policy" entries={['Return Policy', 'Terms of Use', 'Security', 'Privacy', 'Sitemap']} />
        <FooterColumn title="Social" entries={['Facebook', 'Linkedin', 'Youtube']} />
        <FooterColumn title="Mail Us">
          <li>{company.name}</li>
          {officeLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
        </FooterColumn>
        <FooterColumn title="Registered Office">
          {officeLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            Telephone: <a href={telephoneLink}>{company.phone}</a>
          </li>
          {registrations.map(({ label, fact }) => (
            <li key={fact}>{`${label}: ${company[fact]}`}</li>
          ))}
        </FooterColumn>
      </div>
      <p className={styles.copyright}>
        © <CopyrightYear /> {company.name}
      </p>
    </footer>
  );
}
