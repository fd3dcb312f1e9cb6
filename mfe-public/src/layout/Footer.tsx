import { Link } from 'react-router-dom';
import { company, telephoneLink } from '../company/company';
import { CopyrightYear } from './CopyrightYear';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn';

const { office } = company;

/** The six columns and the copyright line below every public page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <FooterColumn title="About">
          <li>
            <Link to="/#contact-us">Contact Us</Link>
          </li>
          <li>
            <Link to="/about-us">About Us</Link>
          </li>
          <li>
            <Link to="/careers">Careers</Link>
          </li>
          <li>
            <Link to="/press">Press</Link>
          </li>
        </FooterColumn>
        <FooterColumn title="Help" entries={company.links.help} />
        <FooterColumn title="Policy" entries={company.links.policy} />
        <FooterColumn title="Social" entries={company.links.social} />
        <FooterColumn title="Mail Us">
          <li>{company.name}</li>
          {office.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
        </FooterColumn>
        <FooterColumn title="Registered Office">
          {office.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            Telephone: <a href={telephoneLink}>{company.phone}</a>
          </li>
          <li>CIN: {company.cin}</li>
          <li>GSTIN: {company.gstin}</li>
        </FooterColumn>
      </div>
      <p className={styles.copyright}>
        © <CopyrightYear /> {company.name}
      </p>
    </footer>
  );
}
