import { BadgePercent, CalendarClock, FileCheck, Gauge, Landmark, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { wayTo } from 'shared/platform';
import styles from './ComplianceCard.module.css';
import type { CardText } from './cards';

const icons = {
  gst: BadgePercent,
  tds: Landmark,
  certificates: FileCheck,
  score: Gauge,
  'upcoming-dues': CalendarClock,
  'wage-management': Wallet,
} as const;

/**
 * A link to one of the six pages with its state, for accounts that can open it; a figure links to the rows it counts.
 * The state is hidden while loading.
 */
export function ComplianceCard({
  title,
  page,
  purpose,
  text,
}: {
  title: string;
  page: string;
  purpose: string;
  text: CardText | undefined;
}) {
  const Icon = icons[page as keyof typeof icons];
  const figure = { className: styles.figure, 'data-tone': text?.tone, 'aria-busy': text === undefined };
  const way = wayTo(`/dashboard/compliances/${page}`);
  if (way === undefined) return null;
  return (
    <article className={styles.card}>
      <Link to={way} className={styles.way}>
        <Icon size={20} />
        <h2 className={styles.title}>{title}</h2>
      </Link>
      <span className={styles.purpose}>{purpose}</span>
      {text?.to === undefined ? (
        <span {...figure}>{text?.figure ?? '–'}</span>
      ) : (
        <Link to={text.to} {...figure}>
          {text.figure}
        </Link>
      )}
      <span className={styles.detail}>{text?.detail}</span>
    </article>
  );
}
