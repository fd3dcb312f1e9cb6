import type { ModuleReleases, Registry } from 'shared/contract';
import type { TestApp } from '../../../test/openTestApp';
import { insertAccount } from '../../api/accounts/insertAccount';
import { startSession } from '../../api/auth/sessions';
import { newId } from '../../db/newId';
import { openReleases } from '../openReleases.fixture';
import type { Built } from '../releases.fixture';

/** A server of releases, 1.0.0 current and 1.1.0 published, with people who open the console, and visitors, in browsers of their own. `change`: of both releases. */
export async function openStages(server: TestApp, change?: Built['change']) {
  const { db, owner } = server;
  const { opened, live, app, close } = await openReleases(server, async (releases) => {
    const files = (version: string) => ({ 'page.html': `<p>Page of ${version}</p>` });
    await releases.publishCurrent({ version: '1.0.0', change, files: files('1.0.0') });
    await releases.publish({ version: '1.1.0', change, files: files('1.1.0') });
  });

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token = owner.token, from = 1) =>
    app.inject({
      ...{ method, url: `/api/${url}`, payload, remoteAddress: `10.0.${from >> 8}.${from & 255}` },
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
  /** Signs somebody in, by default somebody new; answers the session's token. */
  async function signIn(id = ''): Promise<string> {
    if (id !== '') return startSession(db, id);
    const account = { name: 'Bela', role: 'viewer', status: 'active', reach: null } as const;
    const created = newId();
    await insertAccount(db, created, { ...account, email: `${created}@example.com` }, '');
    return startSession(db, created);
  }
  /** Opens the console; answers the version of the module that the server gives. */
  const openConsole = async (token: string): Promise<string> => {
    const { modules } = (await call('GET', 'registry', undefined, token)).json<Registry>();
    return modules['mfe-payroll']?.current.version ?? '';
  };
  /** Opens the module's page in the console; answers the version that the server gives. */
  const open = async (token: string): Promise<string> => {
    const version = await openConsole(token);
    await call('POST', 'opened-pages', { module: 'mfe-payroll', version }, token);
    return version;
  };
  /** Reports an error that a release had in somebody's browser; a stranger's without a token. */
  const report = async (version: string, token = '', from = 1, route = '/') => {
    const fault = { module: 'mfe-payroll', version, kind: 'render', message: 'Error: boom', route, frames: [] };
    return (await call('POST', 'faults', fault, token, from)).statusCode;
  };
  /** Reports how fast the module's page was in somebody's browser; a stranger's without a token. */
  const visit = async (version: string, measures: object, token = '', from = 1) => {
    const report = { module: 'mfe-payroll', version, route: '/dashboard/mfe-payroll', ...measures };
    return (await call('POST', 'vitals', report, token, from)).statusCode;
  };
  /** A visitor's browser at an address, which keeps its cookie; `cookie`: one that it has already. The releases need a public page, `/payroll`. */
  function visitor(from: number, cookie = '') {
    const browser = {
      cookie,
      /** Opens the page; answers the version that the server sends. Of the first page, before there is a cookie, the current one. */
      async open(): Promise<string> {
        const answer = await app.inject({
          ...{ url: '/payroll', remoteAddress: `10.0.${from >> 8}.${from & 255}` },
          headers: browser.cookie === '' ? {} : { cookie: browser.cookie },
        });
        browser.cookie = /cohort=\d+/.exec(String(answer.headers['set-cookie'] ?? ''))?.[0] ?? browser.cookie;
        return /Page of ([\d.]+)/.exec(answer.body)?.[1] ?? '';
      },
      send: async (path: string, payload: object) => {
        const answer = await app.inject({
          ...{ method: 'POST', url: `/api/${path}`, payload, remoteAddress: `10.0.${from >> 8}.${from & 255}` },
          headers: browser.cookie === '' ? {} : { cookie: browser.cookie },
        });
        return answer.statusCode;
      },
      /** Reports an error that a release had in it. */
      report: (version: string) =>
        browser.send('faults', {
          ...{ module: 'mfe-payroll', version, kind: 'render', message: 'Error: boom', route: '/', frames: [] },
        }),
      /** Reports how fast the page was in it. */
      visit: (version: string, measures: object) =>
        browser.send('vitals', { module: 'mfe-payroll', version, route: '/payroll', ...measures }),
    };
    return browser;
  }
  const row = async () => (await call('GET', 'releases')).json<ModuleReleases[]>()[0];
  const path = 'releases/mfe-payroll/rollout';
  return {
    ...{ server, opened, live, app, close, call, signIn, openConsole, open, report, visit, visitor, path },
    start: (stages = [5, 25, 100], version = '1.1.0') => call('POST', path, { version, stages }),
    act: async (act: string) => call('PUT', path, { act, revision: (await row())?.rollout?.history[0]?.revision ?? 0 }),
    rollout: async () => (await row())?.rollout,
    current: async () => (await row())?.current,
  };
}
