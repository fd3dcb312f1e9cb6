import { Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, usePopover, useTheme } from 'shared/platform';
import styles from './ThemeMenu.module.css';
import { themes } from './themes';

/** Chooses light, dark, or the device's setting. */
export function ThemeMenu() {
  const { choice, resolved } = useTheme();
  const { isOpen, root, toggle } = usePopover();
  const name = useId();
  const Icon = resolved === 'dark' ? Moon : Sun;
  return (
    <div ref={root} className={styles.root}>
      <button type="button" className={styles.button} aria-label="Theme" aria-expanded={isOpen} onClick={toggle}>
        <Icon size={20} />
      </button>
      {isOpen && (
        <fieldset className={styles.menu}>
          <legend>Theme</legend>
          {themes.map(({ choice: each, label, icon: Mark }) => (
            <label key={each} className={styles.option}>
              <input
                type="radio"
                name={name}
                checked={each === choice}
                onChange={() => chooseTheme(each)}
                autoFocus={each === choice}
              />
              <Mark size={18} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
