import { createContext, type ReactNode, useContext } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  /** An h2 above the content. */
  title?: string;
  /** A line or two under the title. */
  purpose?: ReactNode;
  /** At the right of the title: buttons, or a link to where there is more. */
  actions?: ReactNode;
  /** One of several on a page: less room, a smaller title. By default false. */
  dense?: boolean;
  children: ReactNode;
}

/** The title of the panel around, or an empty text; nothing outside of panels. */
const Around = createContext<string | undefined>(undefined);

/** Whether a panel says nothing more than the one around it: `Placements (3)` within `Placements`. */
const repeats = (title: string, around: string) => title === around || title.startsWith(`${around} (`);

/**
 * A surface of the page: a form, a summary, a few figures. A panel within another one is a part of its surface, with a
 * smaller title, and with none where that would say the same again.
 * @example
 * <Panel title="Next pay run" dense>{list}</Panel>
 */
export function Panel({ title, purpose, actions, dense = false, children }: PanelProps) {
  const around = useContext(Around);
  const isInner = around !== undefined;
  const shown = title !== undefined && isInner && repeats(title, around) ? undefined : title;
  const Title = isInner ? 'h3' : 'h2';
  const look = isInner ? styles.inner : dense ? `${styles.panel} ${styles.dense}` : styles.panel;
  return (
    <section className={look} aria-label={shown}>
      {(shown !== undefined || actions !== undefined) && (
        <header className={styles.head}>
          {shown !== undefined && (
            <div>
              <Title className={styles.title}>{shown}</Title>
              {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
            </div>
          )}
          {actions}
        </header>
      )}
      <Around value={title ?? ''}>{children}</Around>
    </section>
  );
}
