import type typescript from 'typescript';
import type { CallsInput, ReadCall } from './callsOf.ts';
import { ts } from './compiler.ts';
import { addressesIn, declarationOf, type Given, textsOf, valuesOf } from './textsOf.ts';

/** Which arguments of the shell's functions are cache keys: from the first index up to the second. */
const keyed: Readonly<Record<string, readonly [from: number, to?: number]>> = {
  'shared/platform#refresh': [0],
  'shared/platform#patchLists': [0, 1],
  'shared/platform#cacheRecord': [0, 1],
  'shared/platform#changeRecord': [0, 1],
  'shared/platform#useSave': [1],
  'shared/platform#useRemove': [1],
};

/** A cache key that a module builds itself, such as `['record', 'slips', id]`. */
function keyGiven(node: typescript.Node, checker: typescript.TypeChecker): readonly typescript.Expression[] {
  if (!ts.isCallExpression(node)) return [];
  const [key] = node.arguments;
  const file = declarationOf(node.expression, checker)?.getSourceFile().fileName ?? '';
  return key && file.includes('/node_modules/swr/') && ts.isArrayLiteralExpression(key) ? key.elements : [];
}

/** The kinds such a key names. */
export function cacheKindsIn(node: typescript.Node, checker: typescript.TypeChecker, given: Given): readonly string[] {
  const [kind] = keyGiven(node, checker);
  return kind ? textsOf(kind, checker, given) : [];
}

/** Reads which addresses a module names as keys of the shell's cache, to refetch or change what is cached. */
export function cacheKeysReader({ checker, namesOf, given, miss }: CallsInput): (node: typescript.Node) => ReadCall[] {
  const keysAt = (node: typescript.Expression): ReadCall[] => {
    if (ts.isSpreadElement(node)) return keysAt(node.expression);
    const lists = valuesOf(node, checker, given).filter(ts.isArrayLiteralExpression);
    if (lists.length > 0) return lists.flatMap(({ elements }) => elements.flatMap(keysAt));
    const addresses = addressesIn(textsOf(node, checker, given));
    if (addresses.length === 0) miss(node);
    return addresses.map((each) => ({ call: `* ${each}`, at: node, isKey: true }));
  };
  /** The address in a cache key that a module builds itself, such as `['record', 'slips', id]`. */
  const ownKey = (call: typescript.CallExpression): ReadCall[] => {
    const [kind, path] = keyGiven(call, checker);
    const isOfShell = kind && ['list', 'record', 'get'].includes(textsOf(kind, checker, given)[0] ?? '');
    return isOfShell && path ? keysAt(path) : [];
  };
  return (node) => {
    if (ts.isCallExpression(node)) {
      const names = namesOf(checker.getResolvedSignature(node)?.declaration);
      const [places] = names.flatMap((each) => (keyed[each] ? [keyed[each]] : []));
      return places ? node.arguments.slice(...places).flatMap(keysAt) : ownKey(node);
    }
    if (!ts.isPropertyAssignment(node) || !/^also/.test(node.name.getText())) return [];
    const type = checker.getContextualType(node.parent);
    const member = type && checker.getPropertyOfType(type, node.name.getText());
    const isOfShell = namesOf(member?.declarations?.[0]).length > 0;
    return isOfShell ? keysAt(node.initializer) : [];
  };
}
