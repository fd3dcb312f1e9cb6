import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './MessagePage.module.css';

interface Props {
  /** A picture above the title. By default, none. */
  art?: ReactNode;
  title: string;
  text: string;
  /** Where the one link goes. By default, the home page. */
  to?: string;
  label?: string;
  /** By default `main`; `div` where a frame has its main around it. */
  tag?: 'main' | 'div';
}

/** A page that says one thing and offers one way on. */
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
