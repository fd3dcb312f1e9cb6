import type { Release } from 'shared/contract';
import { declaredResources } from 'shared/contract/declaredResource';
import type { TestApp } from '../../test/openTestApp';
import { buildProduct } from '../product';
import { ReleaseStore } from '../releases/ReleaseStore';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore, tester } from '../releases/releases.fixture';
import type { ServiceLimits } from './service/serviceRoutes';

/** The fields of a pay slip, as most tests declare them. */
export const slipFields = {
  employee: { type: 'string', minLength: 1, maxLength: 80 },
  email: { type: 'string', format: 'email' },
  paidOn: { type: 'string', format: 'date' },
  amountPaise: { type: 'integer', minimum: 0 },
  state: { type: 'string', enum: ['draft', 'paid'], default: 'draft' },
  isFinal: { type: 'boolean', default: false },
  lines: {
    type: 'array',
    items: { type: 'object', properties: { label: { type: 'string', minLength: 1 } }, required: ['label'] },
    default: [],
  },
};

/** The resource `slips`, with what differs. */
export const slips = (over: Record<string, unknown> = {}, schema: Record<string, unknown> = {}) => ({
  name: 'slips',
  title: 'pay slip',
  search: ['employee'],
  sort: ['employee', 'amountPaise'],
  unique: [['employee', 'paidOn']],
  schema: { type: 'object', properties: slipFields, required: ['employee', 'paidOn', 'amountPaise'], ...schema },
  ...over,
});

/** Makes a release declare these resources. */
const declaring =
  (...resources: unknown[]) =>
  (release: Release): void => {
    release.manifest.resources = declaredResources.parse(resources);
  };

/** A whole server with releases of a test; `call` calls it as its owner. */
export async function openPayroll(server: TestApp, serviceLimits?: ServiceLimits) {
  const { db, settings, owner } = server;
  const opened = openStore(db);
  const { store, sources } = opened;
  const live = await LiveRegistry.open(store, () => undefined);
  const app = await buildProduct({
    db,
    settings,
    store,
    live,
    sources,
    log: false,
    ...(serviceLimits && { serviceLimits }),
  });
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, token = owner.token) =>
    app.inject({
      method,
      url: `/api/${path}`,
      ...(payload && { payload }),
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
  return {
    ...opened,
    db,
    app,
    live,
    call,
    owner,
    /** Publishes and promotes a release that declares these resources. */
    promote: async (version: string, ...resources: unknown[]) => {
      await opened.publishCurrent({ version, change: declaring(...resources) });
      await live.follow();
    },
    rollback: async (version?: string) => {
      await store.rollback('mfe-payroll', version, tester);
      await live.follow();
    },
    retire: async () => {
      await store.retire('mfe-payroll', tester);
      await live.follow();
    },
    close: async () => {
      live.close();
      await app.close();
      opened.remove();
    },
  };
}

/** Another server over the same database and releases, which notices nothing by itself in the time of a test. */
export async function openAnother(
  { another, settings, owner }: TestApp,
  { store, sources }: Pick<Payroll, 'store' | 'sources'>,
) {
  if (!another) throw new Error('An embedded database has one server.');
  const db = await another();
  const own = new ReleaseStore(db, store.files, sources);
  const live = await LiveRegistry.open(own, () => undefined);
  live.close();
  const app = await buildProduct({ db, settings, store: own, live, sources, log: false });
  return {
    live,
    call: (method: 'GET' | 'POST', path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/${path}`,
        ...(payload && { payload }),
        headers: { authorization: `Bearer ${owner.token}` },
      }),
    close: () => app.close(),
  };
}

type Payroll = Awaited<ReturnType<typeof openPayroll>>;
