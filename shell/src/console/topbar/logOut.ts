import { api, confirmLeave, session } from 'shared/platform';

/**
 * Ends the session: tells the server, forgets the token here, goes to the sign-in page. With something
 * unsaved it asks first. That the server can't be told keeps nobody signed in in this browser.
 */
export async function logOut(navigate: (to: string) => void): Promise<void> {
  if (!(await confirmLeave())) return;
  api.post('auth/logout').catch(() => undefined);
  session.leave();
  navigate('/signin');
}
