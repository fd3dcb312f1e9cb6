import type typescript from 'typescript';
import { ts } from '../../contract/compiler.ts';

/** What code may set of what all share: where the tab is, and what a page that is alone would. */
const allowed =
  /^(?:(?:window|globalThis|self|document)\.)*(?:location(?:\.\w+)?|document\.(?:title|cookie)|history\.scrollRestoration)$/;
/** Calls that change their first argument. */
const changing =
  /^(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(?:set|defineProperty|deleteProperty|setPrototypeOf))$/;
/** Members of the root elements, and of what they are styled by, that change them. */
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
/** What webpack and the federation's runtime call their share scopes, what fills them, and where every module's container is. */
const sharing =
  /^(?:__webpack_(?:share_scopes|init_sharing|require|modules|module)__|__FEDERATION__|__VMOK__|_FEDERATION_RUNTIME_CORE\w*)$/;

const isMember = (
  node: typescript.Node,
): node is typescript.PropertyAccessExpression | typescript.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** An expression without what only its type sees. */
const plain = (node: typescript.Expression): typescript.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? plain(node.expression)
    : node;

/** Whether an expression is something that all code shares: a global of the browser, a prototype, a root element, what a package exports. */
function isShared(given: typescript.Expression, checker: typescript.TypeChecker, depth = 0): boolean {
  const node = plain(given);
  if (isMember(node)) return isShared(node.expression, checker, depth);
  if (!ts.isIdentifier(node) || depth > 5) return false;
  const symbol = checker.getSymbolAtLocation(node);
  const [declaration] = symbol?.declarations ?? [];
  if (!declaration) return node.text === 'globalThis';
  // Of packages, nothing is read but their names; a file of the module's own is its own.
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

/** Whether an expression names something that stands somewhere, and makes nothing. */
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

/** What of a node changes something that all modules share, as a sentence; undefined when nothing does. */
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
