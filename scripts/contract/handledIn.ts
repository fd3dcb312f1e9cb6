import type typescript from 'typescript';
import { ts } from './compiler.ts';

/** What code handles of answers apart from their bodies: statuses it compares with, and headers it reads. */
export interface Handled {
  kind: 'status' | 'header';
  words: readonly string[];
  at: typescript.Node;
}

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const numbersIn = (nodes: readonly typescript.Expression[]) =>
  nodes.filter(ts.isNumericLiteral).map(({ text }) => text);

/** What a node handles. */
export function handledAt(node: typescript.Node, checker: typescript.TypeChecker): Handled[] {
  /** Whether an expression is the status of an answer: a number called `status`. */
  const isStatus = (of: typescript.Expression): boolean =>
    (ts.isPropertyAccessExpression(of) ? of.name.text : of.getText()) === 'status' &&
    (checker.getTypeAtLocation(of).flags & ts.TypeFlags.NumberLike) !== 0;
  const compared = (one: typescript.Expression, others: readonly typescript.Expression[]): Handled[] => {
    const words = numbersIn(others);
    return words.length > 0 && isStatus(one) ? [{ kind: 'status', words, at: node }] : [];
  };
  if (ts.isBinaryExpression(node) && equality.has(node.operatorToken.kind))
    return [...compared(node.left, [node.right]), ...compared(node.right, [node.left])];
  if (ts.isCaseClause(node)) return compared(node.parent.parent.expression, [node.expression]);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: of, name } = node.expression;
  const [first] = node.arguments;
  if (!first) return [];
  if (name.text === 'includes' && ts.isArrayLiteralExpression(of)) return compared(first, of.elements);
  const isHeader = /^(?:get|has)$/.test(name.text) && checker.getTypeAtLocation(of).symbol?.name === 'Headers';
  return isHeader && ts.isStringLiteralLike(first)
    ? [{ kind: 'header', words: [first.text.toLowerCase()], at: node }]
    : [];
}

/**
 * Which of these calls a node may handle the answer of: those in its `try`, otherwise those of the innermost enclosing
 * function with any, otherwise those of its file. If none of them is known, all calls.
 */
export function callsFor<C extends { at: typescript.Node }>(node: typescript.Node, calls: readonly C[]): readonly C[] {
  const within = (scope: typescript.Node) =>
    calls.filter(
      ({ at }) => at.getSourceFile() === scope.getSourceFile() && at.pos >= scope.pos && at.end <= scope.end,
    );
  for (let scope = node; scope.parent; scope = scope.parent) {
    const isOfTry = ts.isCatchClause(scope) || ts.isFunctionLike(scope);
    const found = isOfTry ? within(ts.isCatchClause(scope) ? scope.parent.tryBlock : scope) : [];
    if (found.length > 0) return found;
  }
  const ofFile = within(node.getSourceFile());
  return ofFile.length > 0 ? ofFile : calls;
}
