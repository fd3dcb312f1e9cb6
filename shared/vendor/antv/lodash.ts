import { deepMix } from '@antv/util';

function unsupported(): never {
  throw new Error('No chart that the platform supports uses this; see shared/vendor/charts.ts.');
}

/** Stand in for lodash, by what the charts bring already. */
export {
  clone as cloneDeep,
  get,
  isArray,
  isBoolean,
  isElement,
  isEqual,
  isFunction,
  isNil,
  isNumber,
  isObject,
  isPlainObject,
  isString,
  isUndefined,
  memoize,
  omit,
  pick,
  set,
  values,
} from '@antv/util';
export {
  unsupported as assign,
  unsupported as ceil,
  unsupported as divide,
  unsupported as flatten,
  unsupported as groupBy,
  unsupported as includes,
  unsupported as map,
  unsupported as maxBy,
  unsupported as reduce,
  unsupported as remove,
  unsupported as sortBy,
  unsupported as uniqBy,
};

/** One function that calls these in turn, each with the result of the previous one. */
export const flow =
  <T>(...steps: (Step<T> | Step<T>[])[]): Step<T> =>
  (value) =>
    steps.flat().reduce((result, step) => step(result), value);

type Step<T> = (value: T) => T;

/** Merges objects into the first, lists as a whole: what the charts' only customizer, the last argument, asks for. */
export const mergeWith = (target: object, ...rest: unknown[]): object =>
  deepMix(target, ...rest.slice(0, -1)) as object;
