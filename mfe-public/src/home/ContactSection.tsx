import { Mail, MapPin, Phone } from 'lucide-react';
import { company, telephoneLink } from '../company/company';
import { Section } from '../ui/Section';
import { ContactForm } from './ContactForm';
import styles from './ContactSection.module.css';
import { OfficeMap } from './OfficeMap';

/** The contact form beside the ways to reach the office; the anchor `contact-us`. */
export function ContactSection() {
  return (
    <Section id="contact-us" title="Contact Us" tone="page" lead="Tell us how many people you need, where and from when, or which work you are looking for.">
      <div className={styles.columns}>
        <ContactForm />
        <div className={styles.details}>
          <ul className={styles.ways}>
            <li className={styles.way}>
              <Mail size={20} strokeWidth={1.5} />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li className={styles.way}>
              <Phone size={20} strokeWidth={1.5} />
              <a href={telephoneLink}>{company.phone}</a>
            </li>
            <li className={styles.way}>
              <MapPin size={20} strokeWidth={1.5} />
              <address className={styles.address}>{company.office.lines.join(', ')}</address>
            </li>
          </ul>
          <OfficeMap />
        </div>
      </div>
    </Section>
  );
}
