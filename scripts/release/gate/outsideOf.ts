import type typescript from 'typescript';
import { ts } from '../../contract/compiler.ts';

/** Shared things that code may set: the tab's location, and what a page that is alone would set. */
const allowed =
  /^(?:(?:window|globalThis|self|document)\.)*(?:location(?:\.\w+)?|document\.(?:title|cookie)|history\.scrollRestoration)$/;
/** Calls that change their first argument. */
const changing =
  /^(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(?:set|defineProperty|deleteProperty|setPrototypeOf))$/;
/** Members of the root elements, and of their styles, that change them. */
const changingMembers = new Set([
  ...['setProperty', 'removeProperty', 'add', 'remove', 'toggle', 'replace', 'setAttribute', 'removeAttribute'],
  ...[
    'toggleAttribute',
    'append',
    'prepend',
    'appendChild',
    'insertBefore',
    'insertAdjacentElement',
    'replaceChildren',
  ],
  ...['insertAdjacentHTML', 'insertRule', 'deleteRule', 'replaceSync', 'push'],
]);
/**
 * Names that webpack and the federation runtime use for their share scopes, for filling them, and for every module's
 * container.
 */
const sharing =
  /^(?:__webpack_(?:share_scopes|init_sharing|require|modules|module)__|__FEDERATION__|__VMOK__|_FEDERATION_RUNTIME_CORE\w*)$/;

const isMember = (
  node: typescript.Node,
): node is typescript.PropertyAccessExpression | typescript.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** An expression without its type annotations. */
const plain = (node: typescript.Expression): typescript.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? plain(node.expression)
    : node;

/**
 * Whether an expression is shared by all code: a global of the browser, a prototype, a root element, or a package's
 * export.
 */
function isShared(given: typescript.Expression, checker: typescript.TypeChecker, depth = 0): boolean {
  const node = plain(given);
  if (isMember(node)) return isShared(node.expression, checker, depth);
  if (!ts.isIdentifier(node) || depth > 5) return false;
  const symbol = checker.getSymbolAtLocation(node);
  const [declaration] = symbol?.declarations ?? [];
  if (!declaration) return node.text === 'globalThis';
  // Of packages only the names are read; a file of the module belongs to the module.
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) return !isOfModule(declaration);
  if (declaration.getSourceFile().isDeclarationFile) return true;
  return (
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    declaration.name.kind === ts.SyntaxKind.Identifier &&
    (declaration.parent.flags & ts.NodeFlags.Const) !== 0 &&
    isPath(declaration.initializer) &&
    isShared(declaration.initializer, checker, depth + 1)
  );
}

/** Whether an expression names an existing thing, rather than creating one. */
function isPath(given: typescript.Expression): boolean {
  const node = plain(given);
  return ts.isIdentifier(node) || (isMember(node) && isPath(node.expression));
}

function isOfModule(declaration: typescript.Node): boolean {
  for (let node = declaration; node && !ts.isSourceFile(node); node = node.parent)
    if (ts.isImportDeclaration(node))
      return ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text.startsWith('.');
  return false;
}

const said = (node: typescript.Node) => node.getText().replace(/\s+/g, ' ').slice(0, 80);

const isAssignment = (kind: typescript.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** How a node changes something all modules share, as a sentence; undefined when it doesn't. */
export function outsideOf(node: typescript.Node, checker: typescript.TypeChecker): string | undefined {
  const changes = (target: typescript.Expression) =>
    isPath(target) && isShared(target, checker) && !allowed.test(target.getText())
      ? `${said(target)} is everybody’s: leave it as it is.`
      : undefined;
  if (ts.isIdentifier(node) && sharing.test(node.text)) return `${node.text}: What is shared is the shell’s to share.`;
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind))
    return isMember(plain(node.left)) ? changes(plain(node.left)) : undefined;
  if (ts.isDeleteExpression(node)) return changes(node.expression);
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  if (changing.test(expression.getText()) && given[0]) return changes(given[0]);
  if (!ts.isPropertyAccessExpression(expression) || !changingMembers.has(expression.name.text)) return undefined;
  const root = /^(?:window\.|globalThis\.)?document\.(?:body|head|documentElement|adoptedStyleSheets|styleSheets)\b/;
  return root.test(expression.expression.getText()) ? changes(expression.expression) : undefined;
}
