import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Panel.module.css';

export interface PanelProps {
  /** An h2 above the content. */
  title?: string;
  /** One or two lines under the title. */
  purpose?: ReactNode;
  /** At the right of the title: buttons, or a link to more. */
  actions?: ReactNode;
  /** One of several on a page: less padding, a smaller title. By default false. */
  dense?: boolean;
  children: ReactNode;
}

/** The enclosing panel: its title, or an empty string, and the place for actions next to it. */
interface AroundPanel {
  title: string;
  /** Undefined before it is rendered, and for panels with their own actions or without a title. */
  acts: HTMLElement | undefined;
}

/** Null outside panels. */
const Around = createContext<AroundPanel | undefined>(undefined);

/** Whether a component is inside a panel, which already has a surface and a heading. */
export const useIsInPanel = (): boolean => useContext(Around) !== undefined;

/** Whether a panel's title repeats the enclosing one: `Placements (3)` within `Placements`. */
const repeats = (title: string, around: string) => title === around || title.startsWith(`${around} (`);

/**
 * A surface on the page: a form, a summary, a few figures. A nested panel shares the outer surface, with a smaller
 * title; if its title would repeat the outer one it is no panel of its own, and its actions move next to the outer title.
 * @example
 * <Panel title="Next pay run" dense>{list}</Panel>
 */
export function Panel({ title, purpose, actions, dense = false, children }: PanelProps) {
  const around = useContext(Around);
  const isInner = around !== undefined;
  const isSame = title !== undefined && isInner && repeats(title, around.title);
  const [acts, setActs] = useState<HTMLElement | null>(null);
  const within = useMemo(() => ({ title: title ?? '', acts: acts ?? undefined }), [title, acts]);
  if (isSame)
    return (
      <Around value={within}>
        {around.acts
          ? createPortal(actions, around.acts)
          : actions && <header className={styles.head}>{actions}</header>}
        {children}
      </Around>
    );
  const Title = isInner ? 'h3' : 'h2';
  const look = isInner ? styles.inner : dense ? `${styles.panel} ${styles.dense}` : styles.panel;
  return (
    <section className={look} aria-label={title}>
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && (
            <div className={styles.words}>
              <Title className={styles.title}>{title}</Title>
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
