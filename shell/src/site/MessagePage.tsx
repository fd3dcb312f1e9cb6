import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './MessagePage.module.css';

interface Props {
  /** A picture above the title. By default, none. */
  art?: ReactNode;
  title: string;
  text: string;
  /** The target of the link. By default, the home page. */
  to?: string;
  label?: string;
  /** By default `main`; `div` inside a frame that already has one. */
  tag?: 'main' | 'div';
}

/** A page with one message and one link. */
export function MessagePage({ art, title, text, to = '/', label = 'Go to the home page', tag: Tag = 'main' }: Props) {
  return (
    <Tag className={styles.page}>
      {art}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p>
        <Link to={to} className={styles.link}>
          {label}
        </Link>
      </p>
    </Tag>
  );
}
