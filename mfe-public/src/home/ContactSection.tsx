import { company } from 'shared/domain/letterhead/companyFacts';
import { officeLines, telephoneLink } from 'shared/domain/letterhead/office';
import { Icon } from '../ui/Icon';
import { mail, mapPin, phone } from '../ui/icons';
import { Section } from '../ui/Section';
import { ContactForm } from './ContactForm';
import styles from './ContactSection.module.css';
import { OfficeMap } from './OfficeMap';

/** The contact form beside the office's contact details; its anchor is `contact-us`. */
export function ContactSection() {
  return (
    <Section
      id="contact-us"
      title="Contact Us"
      tone="page"
      lead="Tell us how many people you need, where and from when, or which work you are looking for."
    >
      <div className={styles.columns}>
        <ContactForm />
        <div className={styles.details}>
          <ul className={styles.ways}>
            <li className={styles.way}>
              <Icon draw={mail} />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li className={styles.way}>
              <Icon draw={phone} />
              <a href={telephoneLink}>{company.phone}</a>
            </li>
            <li className={styles.way}>
              <Icon draw={mapPin} />
              <address className={styles.address}>{officeLines.join(', ')}</address>
            </li>
          </ul>
          <OfficeMap />
        </div>
      </div>
    </Section>
  );
}
