import { Button } from 'antd';
import styles from './FormFooter.module.css';

export interface FormFooterProps {
  submitLabel: string;
  isRunning: boolean;
  onCancel: (() => void) | undefined;
  /** Saves and begins the next one. */
  onAnother: (() => void) | undefined;
}

/** The buttons at the lower right; on phones they stay in view, in one row: where there are three, closing the drawer is what Cancel does. */
export function FormFooter({ submitLabel, isRunning, onCancel, onAnother }: FormFooterProps) {
  return (
    <div className={styles.footer}>
      {onCancel && (
        <Button className={styles.cancel} onClick={onCancel} disabled={isRunning}>
          Cancel
        </Button>
      )}
      {onAnother && (
        <Button className={styles.another} onClick={onAnother} disabled={isRunning}>
          Save and add another
        </Button>
      )}
      <Button type="primary" htmlType="submit" disabled={isRunning}>
        {submitLabel}
      </Button>
    </div>
  );
}
