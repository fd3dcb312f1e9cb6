import type { Center } from 'shared/domain/center';
import styles from './CenterFacts.module.css';
import { mapLink } from './mapLink';

/** Where a center is and what it is: what the list has no column for. Empty facts are left out. */
export function CenterFacts({ center }: { center: Center }) {
  const map = mapLink(center);
  const facts: [label: string, value: string][] = [
    ['Center type', center.center_typ],
    ['Center code', center.center_code],
    ['HQ / DC', center.hq_dc],
    ['Gap', center.gap],
    ['Region', center.region],
    ['City', [center.city, center.state].filter(Boolean).join(', ')],
    ['Address', center.address],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {map && (
        <div>
          <dt>Map</dt>
          <dd>
            <a href={map.url} target="_blank" rel="noreferrer">
              {map.text}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
