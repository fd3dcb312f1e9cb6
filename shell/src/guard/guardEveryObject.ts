import { tellOutside } from './tellOutside';
import { tellWritten } from './tellWritten';
import type { Look } from './watchRuns';
import { whoWrote } from './whoWrote';

/**
 * Removes whatever just-run code has added to `Object.prototype`, which would appear in every `for…in` loop of React,
 * the build and other modules. Properties found before any code ran are removed once a module's scripts show that they
 * added them.
 */
export function guardEveryObject(): Look {
  const known = new Set(Reflect.ownKeys(Object.prototype));
  return (by) => {
    const keys = Reflect.ownKeys(Object.prototype);
    if (keys.length <= known.size) return;
    for (const key of keys.filter((each) => !known.has(each))) {
      const what = `It added Object.prototype.${String(key)}.`;
      const value: unknown = Object.getOwnPropertyDescriptor(Object.prototype, key)?.value;
      const owner = by?.();
      if (owner) {
        if (!Reflect.deleteProperty(Object.prototype, key)) known.add(key);
        void tellWritten(known.has(key) ? `${what} It can’t be undone.` : what, String(key), value, owner);
        continue;
      }
      // A browser extension may have added it: checked once, and removed if it was a module.
      known.add(key);
      void whoWrote(String(key), value).then((at) => {
        if (typeof at !== 'object') return;
        if (Reflect.deleteProperty(Object.prototype, key)) known.delete(key);
        tellOutside(at, what);
      });
    }
  };
}
