import type typescript from 'typescript';
import { namedIn } from '../../shared/contract/spots.ts';
import { demandsOf, type Uses } from '../../shared/contract/surface/surface.ts';
import { containerOf, readLine, type Surface, type Way, writeLine } from '../../shared/contract/surface/surfaceLine.ts';
import { ts } from './compiler.ts';

/** What a module uses from outside at run time; code bundled into it can't break. */
const provided = new Set([
  'shared/ui',
  'shared/platform',
  'shared/contract',
  'antd',
  'react-router-dom',
  '@ant-design/charts',
]);

interface SymbolsInput {
  checker: typescript.TypeChecker;
  surface: Surface;
  /** The shell's names, `package#name`, for what is declared there. */
  namesAt: (declaration: typescript.Node) => readonly string[];
  placeIn: (node: typescript.Node) => string;
}

/** What has been read of a module so far. */
export interface SymbolsRead extends Pick<Uses, 'symbols' | 'places' | 'makes'> {
  /** Reads one node, without its children. */
  read: (node: typescript.Node) => void;
  namesOf: (symbol: typescript.Symbol | undefined) => string[];
  note: (full: string, way: Way, at: typescript.Node) => void;
  /** Records that an expression can't be followed. */
  miss: (node: typescript.Node) => void;
  unread: Set<string>;
}

/** Reads which shell symbols a module's code uses, node by node. */
// oxlint-disable-next-line max-lines-per-function -- a reader's functions share its checker and what it has seen
export function symbolsReader({ checker, surface, namesAt, placeIn }: SymbolsInput): SymbolsRead {
  const symbols: Uses['symbols'] = {};
  const places: Uses['places'] = {};
  const makes: Uses['makes'] = {};
  const unread = new Set<string>();

  const miss = (node: typescript.Node) =>
    void unread.add(`cannot follow \`${node.getText().replace(/\s+/g, ' ').slice(0, 60)}\` in ${placeIn(node)}`);

  const note = (full: string, way: Way, at: typescript.Node, value?: typescript.Expression) => {
    const [shellPackage = '', name = ''] = full.split('#');
    const offered = surface[shellPackage]?.[name];
    if (offered === undefined || !provided.has(shellPackage)) return;
    const line = readLine(offered);
    const given = isLiterals(namedIn(surface, shellPackage, line.type)?.type ?? line.type)
      ? literals(value)
      : undefined;
    const inPackage = (symbols[shellPackage] ??= {});
    const known = inPackage[name] === undefined ? undefined : readLine(inPackage[name]);
    const type = given === undefined || (known && known.type === line.type) ? line.type : joined(known?.type, given);
    inPackage[name] = writeLine({ ...line, way: known && known.way !== way ? 'both' : way, type });
    places[full] ??= placeIn(at);
    if (given === undefined)
      for (const [alias, itsWay] of aliasesIn(line.type, way, surface[shellPackage] ?? {}))
        note(`${shellPackage}#${alias}`, itsWay, at);
  };

  /** The next symbol on an import's way to its declaration. */
  const nextOf = (symbol: typescript.Symbol): typescript.Symbol | undefined => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !(symbol.flags & ts.SymbolFlags.Alias)) return undefined;
    if (!ts.isImportSpecifier(declaration) && !ts.isExportSpecifier(declaration))
      return checker.getAliasedSymbol(symbol);
    const from = ts.isImportSpecifier(declaration)
      ? declaration.parent.parent.parent.moduleSpecifier
      : declaration.parent.parent.moduleSpecifier;
    const module = from && checker.getSymbolAtLocation(from);
    const { text } = declaration.propertyName ?? declaration.name;
    if (module) return checker.getExportsOfModule(module).find(({ name }) => name === text);
    return ts.isExportSpecifier(declaration) ? checker.getExportSpecifierLocalTargetSymbol(declaration) : undefined;
  };

  /** The shell's names for a symbol: the import's name, otherwise all names of the declaration. */
  const namesOf = (symbol: typescript.Symbol | undefined): string[] => {
    const seen = new Set<typescript.Symbol>();
    for (let at = symbol; at && !seen.has(at); at = nextOf(at)) {
      seen.add(at);
      const [declaration] = at.declarations ?? [];
      if (declaration && ts.isImportSpecifier(declaration)) {
        const { text } = declaration.parent.parent.parent.moduleSpecifier as typescript.StringLiteral;
        const name = (declaration.propertyName ?? declaration.name).text;
        if (surface[text]?.[name] !== undefined) return [`${text}#${name}`];
      }
      const found = (at.declarations ?? []).flatMap((each) => [...namesAt(each)]);
      if (found.length > 0) return found;
    }
    return [];
  };
  const noteSymbol = (
    symbol: typescript.Symbol | undefined,
    way: Way,
    at: typescript.Node,
    value?: typescript.Expression,
  ) => {
    for (const full of namesOf(symbol)) note(full, way, at, value);
  };

  /** The alternatives of a type made only of literals: the given value is known exactly. */
  const literals = (node: typescript.Expression | undefined): string | undefined => {
    if (!node) return undefined;
    if (ts.isStringLiteralLike(node)) return `'${node.text}'`;
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    if (!parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) return undefined;
    return parts
      .map((part) => (part.isStringLiteral() ? `'${part.value}'` : checker.typeToString(part)))
      .sort()
      .join(' | ');
  };

  /** A component's declared props, with type parameters unresolved, because resolving them is slow. */
  const propsOf = (tag: typescript.JsxTagNameExpression): typescript.Type[] => {
    const type = checker.getTypeAtLocation(tag);
    const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    return signatures.flatMap(({ parameters: [props] }) => (props ? [checker.getTypeOfSymbol(props)] : []));
  };

  /** The types of which a value is created here. */
  const typesMade = (made: typescript.Expression): typescript.Type[] =>
    (ts.isJsxAttributes(made) ? propsOf(made.parent.tagName) : [checker.getContextualType(made)]).flatMap((type) =>
      type?.isUnion() ? type.types : (type ?? []),
    );

  /** Records that a value of a type is created, with the type's current requirements. */
  const noteMaking = (made: string, at: typescript.Node) => {
    if (!provided.has(made.split('#')[0] ?? '') || makes[made]) return;
    makes[made] = [...demandsOf(made, surface, {}).keys()];
    places[made] ??= placeIn(at);
  };

  /** Records that a member is given to a value created here. */
  const noteMade = (
    types: readonly typescript.Type[],
    name: typescript.Node,
    text: string,
    value?: typescript.Expression,
  ) => {
    for (const part of types) {
      const member = checker.getPropertyOfType(part, text);
      noteSymbol(member, 'in', name, value);
      for (const full of namesOf(member)) {
        const [shellPackage = '', path = ''] = full.split('#');
        const line = surface[shellPackage]?.[path];
        // Optional here but not where it is declared: a Partial of the type, which requires nothing.
        const isPartial = line && !readLine(line).optional && (member?.flags ?? 0) & ts.SymbolFlags.Optional;
        if (!isPartial && containerOf(path) !== '') noteMaking(`${shellPackage}#${containerOf(path)}`, name);
      }
    }
  };

  /**
   * Records which members a value created elsewhere, without the shell's type, brings into one of the shell's types.
   */
  const noteBrought = (value: typescript.Expression, taken: readonly typescript.Type[]) => {
    const type = checker.getApparentType(checker.getTypeAtLocation(value));
    if (
      type.flags & ts.TypeFlags.Any &&
      taken.some((part) => part.getProperties().some((member) => namesOf(member).length > 0))
    )
      noteWhole(value, taken, 'in');
    for (const member of type.isUnion() ? [] : type.getProperties()) {
      const other = taken.flatMap((part) => checker.getPropertyOfType(part, member.name) ?? []);
      if (other.length > 0 && !other.some(({ declarations }) => declarations?.[0] === member.declarations?.[0]))
        noteMade(taken, value, member.name);
    }
  };

  /** Records that all members of a shell value may be used, because the actual ones can't be seen. */
  const noteWhole = (node: typescript.Node, types: readonly typescript.Type[], way: Way) => {
    const all = types.flatMap((type) => checker.getPropertiesOfType(type));
    const members = all.filter((member) => namesOf(member).length > 0);
    // A type that adds the module's own members belongs to the module.
    if (members.length === 0 || members.length * 2 < all.length) return;
    miss(node);
    for (const member of members) noteSymbol(member, way, node);
  };

  const isNamespace = (node: typescript.Node): boolean => {
    const [declaration] = checker.getSymbolAtLocation(node)?.declarations ?? [];
    return declaration !== undefined && ts.isNamespaceImport(declaration);
  };

  const readElement = (node: typescript.ElementAccessExpression) => {
    const type = checker.getTypeAtLocation(node.expression);
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const keys = key.isUnion() ? key.types : [key];
    if (keys.some((each) => each.isNumberLiteral() || each.flags & ts.TypeFlags.NumberLike)) return;
    if (!keys.every((each) => each.isStringLiteral())) return noteWhole(node, [type], 'out');
    for (const each of keys) noteSymbol(checker.getPropertyOfType(type, each.value), 'out', node.argumentExpression);
  };

  const read = (node: typescript.Node): void => {
    if (ts.isImportSpecifier(node)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (target && target.flags & ts.SymbolFlags.Value) noteSymbol(symbol, 'out', node);
    } else if (ts.isPropertyAccessExpression(node))
      noteSymbol(checker.getSymbolAtLocation(node.name), 'out', node.name);
    else if (ts.isElementAccessExpression(node)) readElement(node);
    else if (ts.isIndexedAccessTypeNode(node)) {
      const key = checker.getTypeFromTypeNode(node.indexType);
      const of = checker.getTypeFromTypeNode(node.objectType);
      if (key.isStringLiteral()) noteSymbol(checker.getPropertyOfType(of, key.value), 'out', node);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const key = node.propertyName ?? node.name;
      if (ts.isIdentifier(key))
        noteSymbol(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), key.text), 'out', key);
    } else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const { initializer } = node;
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      noteMade(typesMade(node.parent), node.name, node.name.text, value as typescript.Expression | undefined);
    } else if (ts.isJsxElement(node)) {
      if (node.children.some((child) => !ts.isJsxText(child) || child.text.trim() !== ''))
        noteMade(typesMade(node.openingElement.attributes), node.openingElement, 'children');
    } else if (ts.isJsxOpeningLikeElement(node)) {
      for (const full of namesOf(checker.getSymbolAtLocation(node.tagName))) noteMaking(`${full}(0)`, node);
    } else if (ts.isJsxSpreadAttribute(node)) noteBrought(node.expression, typesMade(node.parent));
    else if (ts.isSpreadAssignment(node)) noteBrought(node.expression, typesMade(node.parent));
    else if (ts.isObjectLiteralExpression(node)) {
      const types = typesMade(node);
      for (const property of types.length === 0 ? [] : node.properties) {
        if (!property.name || !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) continue;
        const isShort = ts.isShorthandPropertyAssignment(property);
        const value = ts.isPropertyAssignment(property) ? property.initializer : isShort ? property.name : undefined;
        noteMade(types, property.name, property.name.text, value);
      }
    } else if (ts.isIdentifier(node) && isWholeValue(node) && isNamespace(node)) {
      noteWhole(node, [checker.getTypeAtLocation(node)], 'out');
    }
    if (ts.isIdentifier(node) && isHandedOver(node)) {
      const taken = checker.getContextualType(node);
      if (taken && taken !== checker.getTypeAtLocation(node))
        noteBrought(node, taken.isUnion() ? taken.types : [taken]);
    }
  };
  return { symbols, places, makes, unread, read, namesOf, note, miss };
}

/** Whether a name is used as a whole, not just for a member. */
const isWholeValue = ({ parent }: typescript.Identifier): boolean =>
  !(
    ts.isNamespaceImport(parent) ||
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isQualifiedName(parent) ||
    ts.isJsxOpeningLikeElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
  );

/** Whether a name's value is passed on here. */
const isHandedOver = (node: typescript.Identifier): boolean => {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression !== node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return ts.isJsxExpression(parent) || ts.isArrayLiteralExpression(parent) || ts.isReturnStatement(parent);
};

/** Whether a type's text consists only of literals. */
const isLiterals = (type: string) =>
  type.split(' | ').every((part) => /^(?:'[^']*'|`[^`]*`|-?\d+|true|false|undefined|null)$/.test(part));

const joined = (known: string | undefined, given: string) =>
  [...new Set([...(known?.split(' | ') ?? []), ...given.split(' | ')])].sort().join(' | ');

/** Named unions and functions in a line's type, with the direction of their values. */
function aliasesIn(type: string, way: Way, symbols: Readonly<Record<string, string>>): [alias: string, way: Way][] {
  const result = type.slice(type.lastIndexOf(' => ') + 1);
  return [...new Set(type.match(/\b[A-Z]\w*/g) ?? [])].flatMap((alias): [string, Way][] => {
    const line = symbols[alias];
    if (line === undefined || /^(interface|class)\b|\{…\}|&/.test(readLine(line).type)) return [];
    const isFunction = type.includes(' => ');
    if (!isFunction) return [[alias, way]];
    return [[alias, result.includes(alias) ? way : way === 'out' ? 'in' : 'out']];
  });
}
