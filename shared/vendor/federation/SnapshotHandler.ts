/** Stands in for the runtime's reading of manifests: our registry has told everything that they would. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** What the manifests say of a remote: nothing. */
export const getGlobalRemoteInfo = (): { hostGlobalSnapshot?: undefined } => ({});
