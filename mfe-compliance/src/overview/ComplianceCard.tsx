import { BadgePercent, CalendarClock, FileCheck, Gauge, Landmark, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CardText } from './cards';
import classes from './ComplianceCard.module.css';

const icons = { gst: BadgePercent, tds: Landmark, certificates: FileCheck, score: Gauge, 'upcoming-dues': CalendarClock, 'wage-management': Wallet } as const;

/** The way to one of the six pages, with its state in a line; the state is left out while it is not known. */
export function ComplianceCard({ title, page, purpose, text }: { title: string; page: string; purpose: string; text: CardText | undefined }) {
  const Icon = icons[page as keyof typeof icons];
  return (
    <Link to={`/dashboard/compliances/${page}`} className={classes.card}>
      <span className={classes.head}><Icon size={20} strokeWidth={1.5} aria-hidden="true" /><h2 className={classes.title}>{title}</h2></span>
      <span className={classes.purpose}>{purpose}</span>
      <span className={classes.figure} data-tone={text?.tone} aria-busy={text === undefined}>{text?.figure ?? '–'}</span>
      <span className={classes.detail}>{text?.detail}</span>
    </Link>
  );
}
