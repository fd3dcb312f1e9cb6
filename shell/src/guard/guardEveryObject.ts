import { tellOutside } from './tellOutside';
import { tellWritten } from './tellWritten';
import type { Look } from './watchRuns';
import { whoWrote } from './whoWrote';

/**
 * Takes off at once what code that has just run has added to `Object.prototype`: every loop over an object's members, of
 * React, of the build and of other modules, would meet it. What is found before code runs goes when a module's scripts tell that they did it.
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
      // An add-on of the browser may have done it: asked once, and taken off when it was a module.
      known.add(key);
      void whoWrote(String(key), value).then((at) => {
        if (typeof at !== 'object') return;
        if (Reflect.deleteProperty(Object.prototype, key)) known.delete(key);
        tellOutside(at, what);
      });
    }
  };
}
