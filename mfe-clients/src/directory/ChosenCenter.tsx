import { ArrowLeft, MapPin, Pencil } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Center } from 'shared/domain/clients/centers/center';
import { Allowed, useRecord } from 'shared/platform';
import { RecordLink, ResponseState } from 'shared/ui';
import { CenterContacts, CenterFacts } from '../centers/CenterDetail';
import { centerTitle, mapLink } from '../centers/center';
import styles from './ChosenCenter.module.css';

/** The chosen center; one opened by a link may be missing from the list's current page. */
export function ChosenCenter({ id, rows }: { id: string; rows: readonly Center[] }) {
  const listed = rows.find((row) => row.id === id);
  const { data, ...response } = useRecord<Center>('centers', listed ? undefined : id);
  const [params] = useSearchParams();
  const withoutCenter = new URLSearchParams(params);
  withoutCenter.delete('center');
  const center = listed ?? data;
  return (
    <div className={styles.chosen}>
      <Link className={styles.back} to={`?${withoutCenter.toString()}`}>
        <ArrowLeft /> All centers
      </Link>
      {center && <CenterCard center={center} />}
      {!center && <ResponseState of={response} failed="Failed to load this center" skeleton="lines" count={6} />}
    </div>
  );
}

/** One center, read-only: address and contacts in call order. */
function CenterCard({ center }: { center: Center }) {
  const map = mapLink(center);
  return (
    <article className={styles.card} aria-label={centerTitle(center)}>
      <header className={styles.head}>
        <h2>
          <RecordLink kind="center" id={center.id}>
            {centerTitle(center)}
          </RecordLink>
        </h2>
        <p className={styles.links}>
          {map && (
            <a href={map.url} target="_blank" rel="noreferrer">
              <MapPin /> Open map
            </a>
          )}
          <Allowed right="centers:write">
            <Link to={`/dashboard/clientList?edit=${encodeURIComponent(center.id)}`}>
              <Pencil /> Edit
            </Link>
          </Allowed>
        </p>
      </header>
      <h3>Contacts</h3>
      <CenterContacts center={center} />
      <h3>Details</h3>
      <CenterFacts center={center} />
    </article>
  );
}
