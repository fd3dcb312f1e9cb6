import type typescript from 'typescript';
import { ts } from '../contract/compiler.ts';

/** Whether a part of a node may be skipped when the node runs: a branch, or the right side of `&&`. */
function isBranch(node: typescript.Node, { parent }: typescript.Node): boolean {
  if (ts.isConditionalExpression(parent)) return node !== parent.condition;
  if (ts.isIfStatement(parent)) return node !== parent.expression;
  if (ts.isBinaryExpression(parent))
    return node === parent.right && /^(?:&&|\|\||\?\?)$/.test(parent.operatorToken.getText());
  return ts.isCaseOrDefaultClause(parent) || ts.isCatchClause(parent);
}

/** The name of the variable or function whose value is this node. */
function nameOf(node: typescript.Node): typescript.Identifier | undefined {
  const declaration = ts.isFunctionDeclaration(node) ? node : node.parent;
  return (ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration)) &&
    declaration.name &&
    ts.isIdentifier(declaration.name)
    ? declaration.name
    : undefined;
}

const isExported = (node: typescript.Node): boolean =>
  /^export\b/.test((ts.isVariableDeclaration(node.parent) ? node.parent.parent.parent : node).getText());

/**
 * Functions that call their argument, or render what it renders, while a component is first shown; and the hooks that
 * don't.
 */
const atOnce = /^(?:use(?:[A-Z]\w*)?|memo|forwardRef)$/;
const later = /^use(?:Callback|EffectEvent)$/;

/**
 * What a file loads by `import()` as soon as it runs or is first rendered: at the top level, in a component or its
 * effects, or as a lazy component outside any branch. How other files use its exports is unknown, so exports count as
 * shown.
 */
export function importedAtOnce(text: string): string[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const [imports, names]: [typescript.CallExpression[], typescript.Identifier[]] = [[], []];
  const collect = (node: typescript.Node): void => {
    if (ts.isIdentifier(node)) names.push(node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) imports.push(node);
    ts.forEachChild(node, collect);
  };
  collect(source);
  const seen = new Set<typescript.Node>();

  /** Whether a call runs immediately, or immediately runs its argument. */
  const isRunBy = (call: typescript.CallExpression, value: typescript.Node): boolean => {
    if (call.expression === value) return runs(call);
    const called = /\w+$/.exec(call.expression.getText())?.[0] ?? '';
    return called === 'lazy' ? isCalled(call) : atOnce.test(called) && !later.test(called) && runs(call);
  };
  /** Whether a named value is called or rendered immediately, or passed to something that does so. */
  const isUsed = (name: typescript.Identifier): boolean =>
    names
      .filter((each) => each.text === name.text && each !== name)
      .some((each) => {
        const { parent } = each;
        const isShown = ts.isJsxSelfClosingElement(parent) || ts.isJsxOpeningElement(parent);
        return isShown ? runs(parent) : ts.isCallExpression(parent) && isRunBy(parent, each);
      });
  /** Whether a function or a lazy component is called immediately. */
  const isCalled = (value: typescript.Node): boolean => {
    const { parent } = value;
    const name = nameOf(value);
    if (name) return isExported(value) || isUsed(name);
    if (ts.isParenthesizedExpression(parent)) return isCalled(parent);
    return ts.isExportAssignment(parent) || (ts.isCallExpression(parent) && isRunBy(parent, value));
  };
  /** Whether code runs immediately. */
  const runs = (node: typescript.Node): boolean => {
    if (seen.has(node)) return false;
    seen.add(node);
    for (let at = node; !ts.isSourceFile(at); at = at.parent) {
      if (ts.isFunctionLike(at)) return isCalled(at);
      if (ts.isCallExpression(at) && /\blazy$/.test(at.expression.getText())) return isCalled(at);
      if (isBranch(at, at)) return false;
    }
    return true;
  };
  return imports.flatMap((call) => {
    seen.clear();
    const [request] = call.arguments;
    return request && ts.isStringLiteral(request) && runs(call) ? [request.text] : [];
  });
}
