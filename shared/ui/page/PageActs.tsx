import { Button } from 'antd';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { notify, useRights } from 'shared/platform';
import { MoreMenu, type OpenerProps } from '../table/menus/MoreMenu';
import { errorSentence, type FailureText } from '../texts';
import styles from './PageActs.module.css';
import { type PageAct, placeActs } from './pageAct';

export interface PageActsProps {
  acts: readonly PageAct[];
  /** Called with the error of a failed action. By default shows a notification. */
  onFailed?: (failed: FailureText, error: unknown) => void;
}

const say = (failed: FailureText, error: unknown) => notify.error(errorSentence(failed, error));

/**
 * The actions in a page header: one primary button, at most two next to it, the rest under "More".
 * @example
 * <PageHeader title="Payroll" actions={<PageActs acts={[{ label: 'Add slip', place: 'main', onClick: add }]} />} />
 */
export function PageActs({ acts, onFailed = say }: PageActsProps) {
  const may = useRights();
  const navigate = useNavigate();
  const [running, setRunning] = useState<string>();
  const { main, beside, rest } = placeActs(acts.filter(({ right = [] }) => [right].flat().every((each) => may(each))));
  const run = async ({ label, failed = `${label} failed`, onClick, to }: PageAct) => {
    if (running !== undefined) return;
    if (to !== undefined) return void navigate(to);
    setRunning(label);
    try {
      await onClick();
    } catch (error) {
      onFailed(failed, error);
    } finally {
      setRunning(undefined);
    }
  };
  const button = (act: PageAct, type: ComponentProps<typeof Button>['type']) => {
    const look = { type, icon: act.icon, danger: act.danger, disabled: act.disabled, className: styles.button };
    return act.to === undefined ? (
      <Button key={act.label} {...look} loading={running === act.label} onClick={() => void run(act)}>
        {act.label}
      </Button>
    ) : (
      <Link key={act.label} to={act.to}>
        <Button {...look} tabIndex={-1}>
          {act.label}
        </Button>
      </Link>
    );
  };
  return (
    <>
      {beside.map((act) => button(act, 'default'))}
      {rest.length > 0 && (
        <MoreMenu
          label="More"
          items={rest}
          isWaiting={rest.some(({ label }) => label === running)}
          opener={MoreButton}
          onChoose={(label) => {
            const act = rest.find((each) => each.label === label);
            if (act) void run(act);
          }}
        />
      )}
      {main && button(main, 'primary')}
    </>
  );
}

/** Opens the page header's menu. */
const MoreButton = ({ isWaiting, ...rest }: OpenerProps) => (
  <Button {...rest} loading={isWaiting} icon={<Ellipsis />}>
    <span className={styles.word}>More</span>
  </Button>
);
