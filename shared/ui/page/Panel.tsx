import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
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

/** The panel around: its title, or an empty text, and the room for acts beside it. */
interface AroundPanel {
  title: string;
  /** Undefined until it is drawn, and where the panel has acts of its own or no title. */
  acts: HTMLElement | undefined;
}

/** Nothing outside of panels. */
const Around = createContext<AroundPanel | undefined>(undefined);

/** Whether something is shown within a panel, which has a surface and a heading already. */
export const useIsInPanel = (): boolean => useContext(Around) !== undefined;

/** Whether a panel says nothing more than the one around it: `Placements (3)` within `Placements`. */
const repeats = (title: string, around: string) => title === around || title.startsWith(`${around} (`);

/**
 * A surface of the page: a form, a summary, a few figures. A panel within another one is a part of its surface, with a
 * smaller title; where that would say the same again it has none, and its acts are beside the title around it.
 * @example
 * <Panel title="Next pay run" dense>{list}</Panel>
 */
export function Panel({ title, purpose, actions, dense = false, children }: PanelProps) {
  const around = useContext(Around);
  const isInner = around !== undefined;
  const isSame = title !== undefined && isInner && repeats(title, around.title);
  const shown = isSame ? undefined : title;
  const [acts, setActs] = useState<HTMLElement | null>(null);
  const within = useMemo(() => ({ title: title ?? '', acts: acts ?? undefined }), [title, acts]);
  const lifted = isSame ? around.acts : undefined;
  const Title = isInner ? 'h3' : 'h2';
  const look = isInner ? styles.inner : dense ? `${styles.panel} ${styles.dense}` : styles.panel;
  return (
    <section className={look} aria-label={shown}>
      {lifted && createPortal(actions, lifted)}
      {(shown !== undefined || (actions !== undefined && !lifted)) && (
        <header className={styles.head}>
          {shown !== undefined && (
            <div className={styles.words}>
              <Title className={styles.title}>{shown}</Title>
              {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
            </div>
          )}
          {actions ?? <div ref={setActs} className={styles.acts} />}
        </header>
      )}
      <Around value={within}>{children}</Around>
    </section>
  );
}
