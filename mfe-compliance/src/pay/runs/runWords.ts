import type { RunAct, SignedStep } from 'shared/domain/pay/runs/runSteps';
import { formatCount } from 'shared/ui';

/** A step's button label. */
export const takeNames: Readonly<Record<SignedStep, string>> = {
  checked: 'Mark checked',
  approved: 'Approve',
  files: 'Mark files made',
  payslips: 'Mark handed out',
};

/** This many centers, in words. */
export const centersOf = (count: number): string => formatCount(count, { one: 'center', many: 'centers' });

/** Labels and messages of an action on this number of rows. */
export const actWords: Readonly<Record<RunAct, { label: (count: number) => string; done: (count: number) => string }>> =
  {
    submit: { label: (n) => `Submit ${n}`, done: (n) => `Attendance of ${centersOf(n)} submitted` },
    confirm: { label: (n) => `Confirm ${n}`, done: (n) => `Attendance of ${centersOf(n)} confirmed` },
    lock: { label: (n) => `Lock ${n}`, done: (n) => `Attendance of ${centersOf(n)} locked` },
    bill: { label: (n) => `Make ${n} ${n === 1 ? 'bill' : 'bills'}`, done: (n) => `Bills made: ${n}` },
    issue: { label: (n) => `Issue all (${n})`, done: (n) => `Invoices issued: ${n}` },
    send: { label: (n) => `Send ${n}`, done: (n) => `Invoices on their way: ${n}` },
  };
