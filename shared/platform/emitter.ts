/** Listeners of one change, without a payload: each reads the new state itself. */
export interface Emitter {
  emit(): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Creates an emitter without listeners. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    emit: () => [...listeners].forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
