/** What the server adds to every stored record. */
export interface RecordFields {
  /** Opaque, made by the server. */
  id: string;
  /** Grows by one with each change; an update that names an older one is refused as stale. */
  version: number;
  /** ISO 8601 instant, UTC. */
  createdAt: string;
  /** ISO 8601 instant, UTC. */
  updatedAt: string;
}
