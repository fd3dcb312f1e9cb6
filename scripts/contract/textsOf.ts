import type typescript from 'typescript';
import { ts } from './compiler.ts';

/** Placeholder for a part that varies. */
export const VARIES = '\u0000';

/** More alternatives than this are treated as one unknown. */
const MOST = 64;

/** The known arguments for a parameter of a module's own function, or for a prop of its own component. */
export type Given = (parameter: typescript.Declaration) => readonly typescript.Expression[];

/** The declaration that an expression's name leads to, through imports. */
export function declarationOf(
  node: typescript.Node,
  checker: typescript.TypeChecker,
): typescript.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return (symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0];
}

/** A function's result, when its body is one expression. */
function answerOf(declaration: typescript.Node | undefined): typescript.Expression | undefined {
  if (!declaration || !ts.isFunctionLike(declaration) || !('body' in declaration)) return undefined;
  const body = declaration.body as typescript.ConciseBody | undefined;
  if (!body || !ts.isBlock(body)) return body;
  const [last] = body.statements.slice(-1);
  return body.statements.length === 1 && last && ts.isReturnStatement(last) ? last.expression : undefined;
}

/** The texts an expression may be, with {@link VARIES} for unknown parts. */
export function textsOf(
  node: typescript.Expression,
  checker: typescript.TypeChecker,
  given: Given,
  depth = 0,
): readonly string[] {
  const of = (other: typescript.Expression) => textsOf(other, checker, given, depth + 1);
  const joined = (before: readonly string[], after: readonly string[]) => {
    const all = before.flatMap((one) => after.map((other) => one + other));
    return all.length > MOST ? [VARIES] : all;
  };
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return of(node.expression);
  if (ts.isConditionalExpression(node)) return [...of(node.whenTrue), ...of(node.whenFalse)];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce<readonly string[]>(
      (before, { expression, literal }) => joined(joined(before, of(expression)), [literal.text]),
      [node.head.text],
    );
  const type = checker.getTypeAtLocation(node);
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  // Which of several members it is depends on the other parts, and is unknown.
  if (depth > 0 && parts.length > 1 && ts.isPropertyAccessExpression(node)) return [VARIES];
  if (parts.every((part) => part.isStringLiteral())) return parts.map(({ value }) => value);
  if (depth > 9) return [VARIES];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken) return joined(of(node.left), of(node.right));
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
      return [...of(node.left), ...of(node.right)];
  }
  if (ts.isCallExpression(node)) {
    const declaration = checker.getResolvedSignature(node)?.declaration;
    const answer = answerOf(declaration);
    if (!answer) return [VARIES];
    const bound: Given = (parameter) => {
      const index = declaration?.parameters.indexOf(parameter as never) ?? -1;
      return index < 0 ? given(parameter) : node.arguments.slice(index, index + 1);
    };
    return textsOf(answer, checker, bound, depth + 1);
  }
  const values = valuesOf(node, checker, given);
  const texts = values.flatMap((value) => (value === node ? [VARIES] : of(value)));
  return texts.length === 0 || texts.length > MOST ? [VARIES] : texts;
}

/** The property of an object literal. */
export function propertyOf(node: typescript.Expression, name: string): typescript.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((each) => each.name?.getText() === name);
  if (property && ts.isPropertyAssignment(property)) return property.initializer;
  return property && ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

/**
 * The expressions behind a name or a member of it: a constant's value, or a parameter's arguments. Otherwise, the
 * expression itself.
 */
export function valuesOf(
  node: typescript.Expression,
  checker: typescript.TypeChecker,
  given: Given,
  depth = 0,
): readonly typescript.Expression[] {
  if (depth > 9) return [];
  const of = (other: typescript.Expression) => valuesOf(other, checker, given, depth + 1);
  // Which of several it is depends on the rest of the address, and is unknown.
  const member = (whole: typescript.Expression, name: string) => {
    const wholes = of(whole);
    return wholes.length > 1 ? [] : wholes.flatMap((each) => propertyOf(each, name) ?? []);
  };
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return of(node.expression);
  if (ts.isConditionalExpression(node)) return [...of(node.whenTrue), ...of(node.whenFalse)];
  if (ts.isCallExpression(node)) {
    const answer = answerOf(
      node.expression.getText() === 'useMemo' ? node.arguments[0] : checker.getResolvedSignature(node)?.declaration,
    );
    const objects = answer ? of(answer).filter(ts.isObjectLiteralExpression) : [];
    return objects.length > 0 ? objects : [node];
  }
  if (ts.isElementAccessExpression(node)) return [];
  if (ts.isPropertyAccessExpression(node)) {
    const found = member(node.expression, node.name.text);
    return found.length > 0 ? found.flatMap(of) : valuesOfDeclaration(node.name);
  }
  return ts.isIdentifier(node) ? valuesOfDeclaration(node) : [node];

  function valuesOfDeclaration(name: typescript.Node): readonly typescript.Expression[] {
    const declaration = declarationOf(name, checker);
    if (!declaration) return [];
    if ((ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) && declaration.initializer)
      return of(declaration.initializer);
    const direct = given(declaration).flatMap(of);
    if (ts.isPropertySignature(declaration) && direct.length > 1) return [];
    if (direct.length > 0 || !ts.isBindingElement(declaration)) return direct;
    const { parent } = declaration.parent;
    const key = (declaration.propertyName ?? declaration.name).getText();
    const wholes = ts.isVariableDeclaration(parent) && parent.initializer ? [parent.initializer] : given(parent);
    return wholes.length > 1 ? [] : wholes.flatMap((whole) => member(whole, key)).flatMap(of);
  }
}

/** The calls that one with such an address may be; the address begins with a varying part. */
export function patternOf(method: string, text: string, below: string): RegExp {
  const [path = ''] = text.split('?');
  const escaped = path.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&').replaceAll(VARIES, '.+');
  return new RegExp(`^${method} ${escaped}${below}$`);
}

/**
 * The API addresses these texts may be, with `:` for a varying segment, even one with fixed text in it (`lists/:` for
 * `lists/${kind}-notes`). A varying part at the very end of an address is a query built elsewhere. None for a text that
 * begins with a varying part.
 */
export function addressesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const [path = ''] = text.replace(/^\/api\//, '').split(/[?#]/);
    const address = path
      .replace(new RegExp(`([^/])${VARIES}$`), '$1')
      .split('/')
      .map((segment) => (segment.includes(VARIES) || /^%.*%$/.test(segment) ? ':' : segment))
      .join('/');
    return address === '' || address.startsWith(':') ? [] : [address];
  });
}
