import { api, confirmLeave, session } from 'shared/platform';

/**
 * Ends the session: notifies the server, deletes the local token, opens the sign-in page. Asks first if anything is
 * unsaved. If the server can't be reached, the browser is signed out all the same.
 */
export async function logOut(navigate: (to: string) => void): Promise<void> {
  if (!(await confirmLeave())) return;
  api.post('auth/logout').catch(() => undefined);
  session.leave();
  navigate('/signin');
}
