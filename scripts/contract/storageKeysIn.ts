import type typescript from 'typescript';
import { ts } from './compiler.ts';
import { type Given, textsOf } from './textsOf.ts';

const calls = new Set(['getItem', 'setItem', 'removeItem']);

/** The browser storage keys that code names at a node: in a call, as a member, or compared with an event's key. */
export function storageKeysIn(node: typescript.Node, checker: typescript.TypeChecker, given: Given): readonly string[] {
  const isOf = (of: typescript.Expression, name: string) => checker.getTypeAtLocation(of).symbol?.name === name;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: store, name } = node.expression;
    const [key] = node.arguments;
    return key && calls.has(name.text) && isOf(store, 'Storage') ? textsOf(key, checker, given) : [];
  }
  if (ts.isElementAccessExpression(node) && isOf(node.expression, 'Storage'))
    return textsOf(node.argumentExpression, checker, given);
  if (!ts.isPropertyAccessExpression(node)) return [];
  if (isOf(node.expression, 'Storage')) return [node.name.text];
  const { parent } = node;
  return node.name.text === 'key' && isOf(node.expression, 'StorageEvent') && ts.isBinaryExpression(parent)
    ? textsOf(parent.left === node ? parent.right : parent.left, checker, given)
    : [];
}
