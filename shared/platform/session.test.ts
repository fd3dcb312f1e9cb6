import { owner, staff } from 'shared/testing';
import { can, session } from '.';
import { readDraft, writeDraft } from './draftStore';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the end of a session removes the token from local and session storage', () => {
  session.start('t', owner);
  sessionStorage.setItem('token', 't');
  session.end();
  expect([localStorage.getItem('token'), sessionStorage.getItem('token'), session.account()]).toEqual([
    null,
    null,
    undefined,
  ]);
});

test('a draft outlives the end of the session and is found by the same person only', () => {
  session.start('t', owner);
  writeDraft(owner.id, 'centers:new', { city: 'Ranchi' });
  session.end();
  // Simulates a reload: only storage remains.
  expect(JSON.parse(sessionStorage.getItem(`draft:${owner.id}:centers:new`) ?? 'null')).toEqual({ city: 'Ranchi' });
  expect(readDraft(owner.id, 'centers:new')).toEqual({ city: 'Ranchi' });
  expect(readDraft(staff.id, 'centers:new')).toBeUndefined();
});

test('who signs out takes the drafts along', () => {
  session.start('t', owner);
  writeDraft(owner.id, 'centers:new', { city: 'Ranchi' });
  session.leave();
  expect(readDraft(owner.id, 'centers:new')).toBeUndefined();
});

test('a session that the server ended is known as such until the next one', () => {
  session.start('t', owner);
  expect(session.hasEnded()).toBe(false);
  session.end();
  expect(session.hasEnded()).toBe(true);
  session.start('t', owner);
  session.leave();
  expect(session.hasEnded()).toBe(false);
});

test('a sign-out in another tab is noticed here', () => {
  session.start('t', owner);
  const ends: string[] = [];
  const stop = session.onEnd(() => ends.push('end'));
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  stop();
  expect(ends).toHaveLength(1);
});

test('the owner has every role, staff only their own', () => {
  session.start('t', owner);
  expect([can('owner'), can('staff')]).toEqual([true, true]);
  session.start('t', staff);
  expect([can('owner'), can('staff')]).toEqual([false, true]);
});
