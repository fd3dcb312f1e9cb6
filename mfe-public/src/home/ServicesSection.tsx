import { Link } from 'react-router-dom';
import { ServiceArt } from '../services/ServiceArt';
import { services } from '../services/services';
import { Icon } from '../ui/Icon';
import { arrowRight } from '../ui/icons';
import { Section } from '../ui/Section';
import styles from './ServicesSection.module.css';

/** The six services as a grid, with a link to the services page. */
export function ServicesSection() {
  return (
    <Section
      id="services"
      title="Our Services"
      lead="Six services, one team that answers for all of them. Take one, or hand us the whole workforce."
    >
      <ul className={styles.grid}>
        {services.map(({ id, title, desc }) => (
          <li key={id} className={styles.card}>
            <ServiceArt id={id} className={styles.art} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.desc}>{desc}</p>
          </li>
        ))}
      </ul>
      <Link to="/services" className={styles.all}>
        View all
        <Icon draw={arrowRight} />
      </Link>
    </Section>
  );
}
