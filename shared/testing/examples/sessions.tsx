import { act } from '@testing-library/react';
import { type Account, Allowed, session, useMay } from 'shared/platform';
import { owner, staff } from '../fixtures';
import { renderScreen } from '../renderScreen';
import { type Examples, renderUse } from './example';

const otherTabEnds = () => {
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
};
const acts: Readonly<Record<string, () => void>> = {
  start: () => session.start('token', owner),
  setAccount: () => session.setAccount(staff),
  end: () => session.end(),
  leave: () => session.leave(),
  'end in another tab': otherTabEnds,
};

/** How often each act in a session calls the subscribers. */
function callsBy(subscribe: (listener: () => void) => () => void): Record<string, number> {
  const counted = Object.entries(acts).map(([name, does]) => {
    session.start('token', owner);
    let count = 0;
    const stop = subscribe(() => {
      count += 1;
    });
    act(does);
    stop();
    return [name, count];
  });
  return Object.fromEntries(counted) as Record<string, number>;
}

/** A button that needs a right, as a person sees it. */
const seenBy = (account: Account | null, right: string | readonly string[]) =>
  renderScreen(<Allowed right={right}>Pay</Allowed>, { account }).container.textContent?.includes('Pay');

const useTwoRights = () => [useMay('centers:write'), useMay('modules:promote')];

const unknownRights: Account = { id: 'a3', name: 'Mary', email: 'mary@example.com', role: 'staff' };

/** The signed-in person and their rights. */
export const sessions: Examples = {
  'shared/platform': {
    'session.onEnd: the acts that call it': () => callsBy(session.onEnd),
    'session.onEnd: stopped': () => {
      session.start('token', owner);
      let count = 0;
      session.onEnd(() => {
        count += 1;
      })();
      session.end();
      return count;
    },
    'session.onChange: the acts that call it': () => callsBy(session.onChange),
    'Allowed: who has the right': () => seenBy(staff, 'centers:write'),
    'Allowed: somebody without it': () => seenBy(staff, 'modules:promote'),
    'Allowed: two rights, one of them': () => seenBy(staff, ['centers:write', 'modules:promote']),
    'Allowed: while rights are not known': () => seenBy(unknownRights, 'modules:promote'),
    'useMay: who has the right, somebody without it': () => renderUse(useTwoRights, { account: staff }).now(),
  },
};
