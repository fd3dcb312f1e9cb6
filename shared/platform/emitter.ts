/** Listeners of one change, without a payload: each reads the new state itself. */
export interface Emitter {
  emit(): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** An emitter that nobody listens to yet. */
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
