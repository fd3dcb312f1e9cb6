/** What every stored record has beside its own fields. */
export interface StoredRecord {
  /** Opaque, made by the server. */
  id: string;
  /** Grows with every change; a write that names an older one is refused with 409 `stale`. */
  version?: number;
  createdAt?: string;
  updatedAt?: string;
}
