import { Link } from 'react-router-dom';
import { company } from 'shared/domain/letterhead/companyFacts';
import contingentStaffing from '../../public/art/contingent-staffing.svg?inline';
import { PublicLayout } from '../layout/PublicLayout';
import { HowWeWork } from '../services/HowWeWork';
import { ServiceCard } from '../services/ServiceCard';
import styles from '../services/ServicesPage.module.css';
import { services } from '../services/services';
import button from '../ui/button.module.css';
import { PageHero } from '../ui/PageHero';

/** Pictures above the fold are loaded eagerly. */
const drawings: Record<string, string> = { 'contingent-staffing': contingentStaffing };

export default function ServicesPage() {
  return (
    <PublicLayout path="/services">
      <PageHero title="Our products and services">
        Everything between a vacant post and a paid, insured, satisfied worker. Take the part you need; the parts fit
        together.
      </PageHero>
      <ul className={styles.list}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} drawing={drawings[service.id]} />
        ))}
      </ul>
      <HowWeWork />
      <aside className={styles.next} aria-label="Prices and contact">
        <p className={styles.question}>Not sure which of these you need?</p>
        <p className={styles.answer}>
          Write to <a href={`mailto:${company.email}`}>{company.email}</a> and tell us what the month looks like today.
        </p>
        <Link to="/pricing" className={button.primary}>
          See our pricing
        </Link>
      </aside>
    </PublicLayout>
  );
}
