import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { doneStatusOf } from 'shared/domain/compliance/doneOn';
import { standingWords } from 'shared/domain/compliance/standingWords';
import { runStepNames } from 'shared/domain/pay/runs/runStepNames';
import { type RunStep, runSteps, type SignedStep, stepsBeforePayment } from 'shared/domain/pay/runs/runSteps';
import type { RunDue, RunStepState, WageRun } from 'shared/domain/pay/runs/wageRun';
import { Allowed, useMay } from 'shared/platform';
import { formatDate, formatInstant, formatMoney, Row, StatusDot, Text } from 'shared/ui';
import { doneWords } from '../../obligations/doneForm';
import { filesPage, registerPage } from '../wages/pages';
import { usePayment } from '../wages/usePayment';
import styles from './RunSteps.module.css';
import { actWords, takeNames } from './runWords';
import { TakeBackDialog } from './TakeBackDialog';
import { useRunActs } from './useRunActs';

const MakeWages = lazy(() => import('../wages/MakeWages').then(({ MakeWages: drawer }) => ({ default: drawer })));

/** The maximum number of names listed for a step; further ones are counted. */
const MOST = 8;

/** Whether wages were paid without a step that comes before. */
const isPassedOver = ({ step, isDone, at }: RunStepState): boolean =>
  isDone && at === null && stepsBeforePayment.some((each) => each === step);

/** A step's tone: one that nobody took is not good, though nothing is left to do. */
const toneOf = (state: RunStepState) => (isPassedOver(state) ? 'neutral' : state.isDone ? 'good' : 'warn');

/** When and by whom a step was done, if known; of one that was passed over, that it was. */
function whenAndWho(state: RunStepState): string {
  const { at, by } = state;
  if (isPassedOver(state)) return 'Wages were paid without it.';
  const when = at === null ? '' : at.length > 10 ? formatInstant(at) : formatDate(at);
  return [when, by].filter(Boolean).join(', ');
}

/** The page where a step is done; undefined for steps done here. */
function pageOf(step: RunStepState['step'], { month, registerId }: WageRun): { label: string; to: string } | undefined {
  const list = '/dashboard/invoicing/list';
  if (step === 'attendance') return { label: 'Open attendance', to: `/dashboard/attendance?month=${month}` };
  if (step === 'billed') return { label: 'Open bills', to: `/dashboard/invoicing/bills?month=${month}` };
  if (step === 'issued' || step === 'sent') return { label: 'Open invoices', to: list };
  if (step === 'receipts') return { label: 'Open receipts', to: '/dashboard/invoicing/receipts' };
  if (step === 'gst') return { label: 'Open returns', to: '/dashboard/invoicing/gst-returns' };
  if (registerId === '') return undefined;
  if (step === 'files' || step === 'payslips') return { label: 'Open files', to: filesPage(registerId) };
  if (step === 'pf' || step === 'esi' || step === 'tax') return { label: 'Open files', to: filesPage(registerId) };
  return step === 'register' || step === 'paid' ? { label: 'Open register', to: registerPage(registerId) } : undefined;
}

/** The open items a step waits for, each linked to its page. */
function MissingList({ missing }: Pick<RunStepState, 'missing'>) {
  const shown = missing.slice(0, MOST);
  return (
    <ul className={styles.missing}>
      {shown.map(({ text, path }) => (
        <li key={`${path} ${text}`}>{path === '' ? text : <Link to={path}>{text}</Link>}</li>
      ))}
      {missing.length > shown.length && <li>{`And ${missing.length - shown.length} more.`}</li>}
    </ul>
  );
}

/** A step's dues, as on the compliance pages, each with a button to mark it. */
function DueList({ dues, onMark }: { dues: readonly RunDue[]; onMark: (id: string) => void }) {
  return (
    <ul className={styles.missing}>
      {dues.map((due) => {
        const [word, tone] = standingWords[due.state];
        const isOpen = due.status === 'Pending';
        const day = isOpen ? `due ${formatDate(due.lastDay)}` : `${due.status.toLowerCase()} ${formatDate(due.doneOn)}`;
        return (
          <li key={due.id}>
            <Row justify="space-between">
              <Row>
                <span>{due.title}</span>
                <StatusDot tone={tone}>{`${word}, ${day}`}</StatusDot>
                {due.amountPaise > 0 && <Text>{formatMoney(due.amountPaise)}</Text>}
                {due.reference !== '' && <Text>{due.reference}</Text>}
              </Row>
              {isOpen && (
                <Allowed right="obligations:write">
                  <Button size="small" onClick={() => onMark(due.id)}>
                    {doneWords[doneStatusOf(due)].act}
                  </Button>
                </Allowed>
              )}
            </Row>
          </li>
        );
      })}
    </ul>
  );
}

/** The steps about everybody, also in the run of one client: a month has one register, and a firm one return. */
const ofAllClients: ReadonlySet<RunStep> = new Set(
  runSteps.filter((step) => !['attendance', 'billed', 'issued', 'sent', 'receipts'].includes(step)),
);

const rightOf = {
  submit: 'attendance:write',
  confirm: 'attendance:confirm',
  lock: 'attendance:lock',
  bill: 'invoices:write',
  issue: 'invoices:issue',
  send: 'sendings:write',
} as const;

interface Props {
  run: WageRun;
  /** The client to show centers and bills of; empty for all. */
  companyId: string;
  onMark: (dueId: string) => void;
}

/** The steps of a month in order, each with who did it or what blocks it, and its actions. */
// oxlint-disable-next-line max-lines-per-function -- a step's line from its name to its dues
export function RunSteps({ run, companyId, onMark }: Props) {
  const { month, registerId } = run;
  const [takingBack, setTakingBack] = useState<SignedStep>();
  const [isMaking, setMaking] = useState(false);
  const { running, refused, take, act, dialog } = useRunActs(month, companyId);
  const payment = usePayment();
  const isDone = (name: RunStepState['step']) => run.steps.some(({ step, isDone: done }) => step === name && done);
  const mayWrite = useMay('wages:write');
  /** The actions on the month's register: create it once all days are locked, then pay it. */
  const ofRegister = ({ step, isDone: done }: RunStepState) => {
    if (!mayWrite || done) return undefined;
    if (step === 'register' && isDone('attendance')) return { label: 'Make wages', onClick: () => setMaking(true) };
    if (step === 'paid' && isDone('approved')) return { label: 'Mark paid', onClick: () => payment.open(registerId) };
    return undefined;
  };
  const { pathname, search } = useLocation();
  const next = run.steps.find(({ isDone: done }) => !done)?.step;
  const main = run.steps.find(
    (state) => state.acts.length > 0 || ofRegister(state) || (mayWrite && state.canTake),
  )?.step;
  return (
    <>
      {refused.length > 0 && (
        <>
          <Alert type="warning" showIcon title={`Not done: ${refused.length}`} />
          <MissingList missing={refused.map(({ name, text, path }) => ({ text: `${name}: ${text}`, path }))} />
        </>
      )}
      <ol className={styles.steps}>
        {run.steps.map((state) => {
          const page = pageOf(state.step, run);
          const name = runStepNames[state.step];
          const own = ofRegister(state);
          const { waitsFor } = state;
          const first = waitsFor?.step === state.step ? '' : `${pathname}${search}#${waitsFor?.step ?? ''}`;
          const missing = [...(waitsFor ? [{ text: waitsFor.text, path: first }] : []), ...state.missing];
          const mainType = state.step === main ? 'primary' : 'default';
          return (
            <li
              key={state.step}
              id={state.step}
              aria-label={name}
              tabIndex={-1}
              data-keeps-focus
              data-next={state.step === next || undefined}
            >
              <Row justify="space-between">
                <Row>
                  <StatusDot tone={toneOf(state)}>{name}</StatusDot>
                  {companyId !== '' && ofAllClients.has(state.step) && <Text>of all clients</Text>}
                </Row>
                <Row>
                  {state.isDone && <Text>{whenAndWho(state)}</Text>}
                  {page && (
                    <Link to={page.to}>
                      <Button tabIndex={-1} size="small">
                        {page.label}
                      </Button>
                    </Link>
                  )}
                  {state.acts.map((each, place) => (
                    <Allowed key={each.act} right={rightOf[each.act]}>
                      <Button
                        data-act
                        size="small"
                        type={place === 0 ? mainType : 'default'}
                        loading={running === each.act}
                        onClick={() => void act(each)}
                      >
                        {actWords[each.act].label(each.count)}
                      </Button>
                    </Allowed>
                  ))}
                  {own && (
                    <Button
                      data-act
                      size="small"
                      type={state.acts.length > 0 ? 'default' : mainType}
                      onClick={own.onClick}
                    >
                      {own.label}
                    </Button>
                  )}
                  <Allowed right="wages:write">
                    {state.canTake && (
                      <Button
                        size="small"
                        type={state.acts.length > 0 || own ? 'default' : mainType}
                        loading={running === state.step}
                        onClick={() => void take(state.step as SignedStep, name)}
                      >
                        {takeNames[state.step as SignedStep]}
                      </Button>
                    )}
                    {state.canTakeBack && (
                      <Button size="small" onClick={() => setTakingBack(state.step as SignedStep)}>
                        Take back
                      </Button>
                    )}
                  </Allowed>
                </Row>
              </Row>
              {missing.length > 0 && <MissingList missing={missing} />}
              {state.dues.length > 0 && <DueList dues={state.dues} onMark={onMark} />}
            </li>
          );
        })}
      </ol>
      {takingBack && <TakeBackDialog month={month} step={takingBack} onClose={() => setTakingBack(undefined)} />}
      {payment.dialog}
      {dialog}
      {isMaking && (
        <Suspense>
          <MakeWages month={month} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}
