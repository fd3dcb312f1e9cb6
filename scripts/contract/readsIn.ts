import type typescript from 'typescript';
import { ts } from './compiler.ts';

/** The declared members that code reads and the words it compares them with, each with its first place. */
export interface Reads {
  members: ReadonlyMap<typescript.Declaration, typescript.Node>;
  words: ReadonlyMap<typescript.Declaration, ReadonlyMap<string, typescript.Node>>;
}

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** These files and those that they import, among the module's own files and the ones it bundles. */
export function bundledWith(
  sources: readonly typescript.SourceFile[],
  checker: typescript.TypeChecker,
): typescript.SourceFile[] {
  const all = new Set(sources);
  for (const source of all)
    for (const statement of source.statements) {
      const from =
        ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
      const file = from && checker.getSymbolAtLocation(from)?.declarations?.[0]?.getSourceFile();
      if (file && !file.isDeclarationFile && !file.fileName.includes('/node_modules/')) all.add(file);
    }
  return [...all];
}

/** Reads these sources once. */
export function readsIn(sources: readonly typescript.SourceFile[], checker: typescript.TypeChecker): Reads {
  const members = new Map<typescript.Declaration, typescript.Node>();
  const words = new Map<typescript.Declaration, Map<string, typescript.Node>>();

  const declarationsOf = (symbol: typescript.Symbol | undefined) => symbol?.declarations ?? [];
  const note = (symbol: typescript.Symbol | undefined, at: typescript.Node) => {
    for (const declaration of declarationsOf(symbol)) if (!members.has(declaration)) members.set(declaration, at);
  };
  const memberOf = (of: typescript.Node, name: string) =>
    checker.getPropertyOfType(checker.getApparentType(checker.getTypeAtLocation(of)), name);

  /** The member an expression reads, also under its name after destructuring. */
  const readBy = (node: typescript.Expression): typescript.Symbol | undefined => {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
      return readBy(node.expression);
    if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
    const [declared] = ts.isIdentifier(node) ? declarationsOf(checker.getSymbolAtLocation(node)) : [];
    if (!declared || !ts.isBindingElement(declared)) return undefined;
    return memberOf(declared.parent, (declared.propertyName ?? declared.name).getText());
  };
  const compare = (node: typescript.Expression, word: typescript.Expression) => {
    if (!ts.isStringLiteralLike(word)) return;
    for (const declaration of declarationsOf(readBy(node))) {
      const known = words.get(declaration) ?? new Map<string, typescript.Node>();
      words.set(declaration, known);
      if (!known.has(word.text)) known.set(word.text, word);
    }
  };

  /** Members named as data: a column's key or a field's name, by the type of the data. */
  const named = (node: typescript.StringLiteralLike) => {
    const property = ts.isArrayLiteralExpression(node.parent) ? node.parent.parent : node.parent;
    if (!ts.isPropertyAssignment(property) || !ts.isObjectLiteralExpression(property.parent)) return;
    const type = checker.getContextualType(property.parent);
    for (const part of type?.isUnion() ? [...type.types, type] : [type]) {
      const { aliasTypeArguments, target } = (part ?? {}) as Partial<typescript.TypeReference>;
      const [of] = aliasTypeArguments ?? (target ? checker.getTypeArguments(part as typescript.TypeReference) : []);
      if (of) note(checker.getPropertyOfType(of, node.text), node);
    }
  };

  const visit = (node: typescript.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name), node.name);
    else if (ts.isElementAccessExpression(node)) {
      const type = checker.getApparentType(checker.getTypeAtLocation(node.expression));
      const key = checker.getTypeAtLocation(node.argumentExpression);
      const keys = key.isUnion() ? key.types : [key];
      const isKnown = keys.every((each) => each.isStringLiteral());
      const isPlace = keys.some((each) => each.flags & ts.TypeFlags.NumberLike);
      for (const member of isPlace ? [] : type.getProperties())
        if (!isKnown || keys.some((each) => each.isStringLiteral() && each.value === member.name)) note(member, node);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      note(memberOf(node.parent, (node.propertyName ?? node.name).getText()), node);
    else if (ts.isBinaryExpression(node) && equality.has(node.operatorToken.kind)) {
      compare(node.left, node.right);
      compare(node.right, node.left);
    } else if (ts.isCaseClause(node)) compare(node.parent.parent.expression, node.expression);
    else if (ts.isStringLiteralLike(node)) named(node);
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return { members, words };
}
