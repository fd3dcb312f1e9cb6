import type typescript from 'typescript';
import { ts } from './compiler.ts';
import { addressesIn, type Given, textsOf } from './textsOf.ts';

/** Whether a text is part of a longer one, which is read as a whole. */
const isPart = ({ parent }: typescript.Node): boolean =>
  ts.isTemplateSpan(parent) ||
  (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken) ||
  ts.isImportDeclaration(parent);

/** The paths of this site that a node names: a whole text that begins with a slash and a word. */
export function linksAt(node: typescript.Node, checker: typescript.TypeChecker, given: Given): readonly string[] {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return [];
  const begins = ts.isTemplateExpression(node) ? node.head.text : node.text;
  if (isPart(node) || !/^\/\w/.test(begins) || begins.startsWith('/api/')) return [];
  return addressesIn(textsOf(node, checker, given));
}
