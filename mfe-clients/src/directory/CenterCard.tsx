import { MapPin, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Center } from 'shared/domain/center';
import { CenterContacts } from '../centers/CenterContacts';
import { CenterFacts } from '../centers/CenterFacts';
import { centerTitle } from '../centers/centerTitle';
import { mapLink } from '../centers/mapLink';
import styles from './CenterCard.module.css';

/** One center to read: where it is, and whom to call, first one first. */
export function CenterCard({ center }: { center: Center }) {
  const map = mapLink(center);
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <article className={styles.card} aria-label={centerTitle(center)}>
      <header className={styles.head}>
        <h2>{centerTitle(center)}</h2>
        <p className={styles.links}>
          {map && (
            <a href={map.url} target="_blank" rel="noreferrer">
              <MapPin {...icon} /> Open map
            </a>
          )}
          <Link to={`/dashboard/clientList?edit=${encodeURIComponent(center.id)}`}>
            <Pencil {...icon} /> Edit
          </Link>
        </p>
      </header>
      <h3>Whom to call</h3>
      <CenterContacts center={center} />
      <h3>Where and what</h3>
      <CenterFacts center={center} />
    </article>
  );
}
