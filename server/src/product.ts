import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app';
import type { Copier } from './copies/Copier';
import { eventRoutes } from './events/eventRoutes';
import { metrics } from './http/metrics';
import { moduleApi } from './moduleApi/moduleApi';
import type { ServiceLimits } from './moduleApi/service/serviceRoutes';
import { storedDataRoutes } from './moduleApi/storedDataRoutes';
import { ownProduct } from './ownProduct';
import type { PageSources } from './pages/composePages';
import type { ReleaseStore } from './releases/ReleaseStore';
import type { LiveRegistry } from './releases/registry/LiveRegistry';
import { releaseRoutes } from './releases/releaseRoutes';
import { offers } from './site/offers';
import { type SdkOptions, sdk } from './site/sdk';
import { site } from './site/site';

/** The product's parts apart from its database. */
export interface ProductOptions extends Omit<AppOptions, 'plugins' | 'apiParts'> {
  store: ReleaseStore;
  live: LiveRegistry;
  sources: PageSources;
  /** Fetches a file of another server's shell to this one's, or answers false. By default there is none. */
  bringShell?: (name: string) => Promise<boolean>;
  /** The inputs of the package for modules. By default none is served. */
  sdkOf?: Omit<SdkOptions, 'shell' | 'inUse'> & {
    /** Where it is kept what each version of the shell offered. */
    offers: string;
  };
  /** Copies the embedded database. By default it isn't copied. */
  copies?: Copier | undefined;
  /** How long modules' services may take, and how much they may send. By default, the usual. */
  serviceLimits?: ServiceLimits;
}

/** Everything that one process serves: the API, with the calls of releases among them, its metrics, and the site. */
export function buildProduct({
  store,
  live,
  sources,
  bringShell,
  sdkOf,
  copies,
  product = ownProduct,
  ...options
}: ProductOptions): Promise<FastifyInstance> {
  return buildApp({
    ...options,
    product,
    apiParts: [
      releaseRoutes({ db: options.db, settings: options.settings, store, live }),
      storedDataRoutes(options.db),
      eventRoutes({ db: options.db, live }),
    ],
    plugins: [
      moduleApi({ live, limits: options.serviceLimits }),
      metrics({
        token: options.settings.metricsToken,
        publicUrl: options.settings.publicUrl,
        leftOut: () => live.current.leftOut.length,
        isBehind: () => live.isBehind,
        copies,
      }),
      ...(sdkOf
        ? [
            sdk({
              ...sdkOf,
              shell: sources.shell,
              inUse: () => live.current.current.flatMap((release) => release.sdk ?? []),
            }),
            offers({ folder: sdkOf.offers, shell: sources.shell, calls: sources.calls, api: sources.api }),
          ]
        : []),
      site({ live, store, bringShell, sources, parts: product.siteParts, readCompany: product.readCompany }),
    ],
  });
}
