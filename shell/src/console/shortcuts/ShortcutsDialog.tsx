import { useId, useState } from 'react';
import { type Shortcut, shortcuts, singleKeys } from 'shared/platform';
import { useModal } from '../useModal';
import { keyText } from './keyText';
import { PanelHead } from './PanelHead';
import styles from './ShortcutsDialog.module.css';

/** The shortcuts by scope, in the table's order. */
function byPlace(): [place: string, of: Shortcut[]][] {
  const places = new Map<string, Shortcut[]>();
  for (const shortcut of Object.values(shortcuts))
    places.set(shortcut.where, [...(places.get(shortcut.where) ?? []), shortcut]);
  return [...places];
}

/** All shortcuts of the console, and the setting that disables single-key ones. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModal(true);
  const title = useId();
  const [areOn, setOn] = useState(singleKeys.areOn);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <div className={styles.content}>
        <PanelHead id={title} title="Keyboard shortcuts" onClose={() => dialog.current?.close()} />
        <div className={styles.places}>
          {byPlace().map(([place, of]) => (
            <section key={place} aria-label={place}>
              <h3>{place}</h3>
              <dl>
                {of.map(({ keys, does }) => (
                  <div key={keys}>
                    <dt>
                      <kbd>{keyText(keys)}</kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={areOn}
            onChange={({ target }) => {
              singleKeys.choose(target.checked);
              setOn(target.checked);
            }}
          />
          <span>
            Enable single-key shortcuts
            <small>Shortcuts without Ctrl or ⌘, active when you aren’t typing. Saved in this browser.</small>
          </span>
        </label>
      </div>
    </dialog>
  );
}
