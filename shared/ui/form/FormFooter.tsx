import { Button } from 'antd';
import classes from './FormFooter.module.css';

/** The buttons at the lower right; on phones they stay in view. */
export function FormFooter({ submitLabel, isRunning, onCancel }: { submitLabel: string; isRunning: boolean; onCancel: (() => void) | undefined }) {
  return (
    <div className={classes.footer}>
      {onCancel && <Button onClick={onCancel} disabled={isRunning}>Cancel</Button>}
      <Button type="primary" htmlType="submit" disabled={isRunning}>{submitLabel}</Button>
    </div>
  );
}
