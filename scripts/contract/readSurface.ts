import { join, relative } from 'node:path';
import type typescript from 'typescript';
import { type Surface, type Way, writeLine } from '../../shared/contract/surface/surfaceLine.ts';
import { alternatives, readFunction, splitType } from '../../shared/contract/surface/typeText.ts';
import { ts } from './compiler.ts';

/** A surface with the place of each line in the declarations, to find what code refers to. */
export interface DeclaredSurface {
  surface: Surface;
  /**
   * `package#name` by place of declaration, in the format of `placeOf`. A declaration with several names has several.
   */
  names: ReadonlyMap<string, readonly string[]>;
}

/** A node's place: its file below the declarations' folder and its position. */
export const placeOf = (node: typescript.Node): string => `${node.getSourceFile().fileName}:${node.getStart()}`;

/** The declared file that a shared import names, in the folder of declarations; undefined for another package. */
export function declaredFile(folder: string, specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) {
    const path = join(from, '..', specifier);
    return [`${path}.d.ts`, join(path, 'index.d.ts')].find(ts.sys.fileExists);
  }
  if (specifier === 'antd' || specifier === 'react-router-dom') return join(folder, `shared/vendor/${specifier}.d.ts`);
  if (!specifier.startsWith('shared/')) return undefined;
  const path = join(folder, specifier);
  return [`${path}.d.ts`, join(path, 'index.d.ts')].find(ts.sys.fileExists);
}

const flipped: Record<Way, Way> = { in: 'out', out: 'in', both: 'both' };

/** Parsed declarations, kept so that another reading parses only what changed. */
const parsed = new Map<string, typescript.SourceFile>();

/**
 * Reads the surface of packages from their declarations.
 * @param folder the compiler's output
 * @param entries the package of each entry file, by its name below the folder
 */
// oxlint-disable-next-line max-lines-per-function -- a reader's functions share its checker and what it has seen
export function readSurface(folder: string, entries: Readonly<Record<string, string>>): DeclaredSurface {
  const host = ts.createCompilerHost({});
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const resolvedFileName = declaredFile(folder, text, from);
      return {
        resolvedModule: resolvedFileName ? { resolvedFileName, extension: ts.Extension.Dts } : undefined,
      };
    });
  host.getSourceFile = (name, options) => {
    const text = ts.sys.readFile(name);
    if (text === undefined) return undefined;
    const known = parsed.get(name);
    if (known?.text === text) return known;
    const source = ts.createSourceFile(name, text, options, true);
    parsed.set(name, source);
    return source;
  };
  const files = Object.keys(entries).map((file) => join(folder, file));
  const program = ts.createProgram(files, { noLib: true, types: [], skipLibCheck: true }, host);
  const checker = program.getTypeChecker();

  const lines = new Map<string, Map<string, { ways: Set<Way>; optional: boolean; type: string }>>();
  const names = new Map<string, string[]>();
  const walked = new Map<typescript.Symbol, Set<Way>>();
  const owners = new Map<string, typescript.Symbol>();

  const packageOf = (node: typescript.Node) => {
    const file = relative(folder, node.getSourceFile().fileName);
    if (file.startsWith('shared/vendor/')) return entries[file] ?? 'react-router-dom';
    return file.split('/').slice(0, 2).join('/');
  };
  const isOurs = (node: typescript.Node) => node.getSourceFile().fileName.startsWith(folder);

  const add = (
    shellPackage: string,
    name: string,
    way: Way,
    node: typescript.Node | undefined,
    type: string,
    optional = false,
  ) => {
    let inPackage = lines.get(shellPackage);
    if (!inPackage) lines.set(shellPackage, (inPackage = new Map()));
    const line = inPackage.get(name);
    if (line) line.ways.add(way);
    else inPackage.set(name, { ways: new Set([way]), optional, type });
    if (!node) return;
    const place = placeOf(node);
    const known = names.get(place);
    const full = `${shellPackage}#${name}`;
    if (!known) names.set(place, [full]);
    else if (!known.includes(full)) known.push(full);
  };

  /** The letter for a type parameter: its position decides, not its name. */
  const letterOf = (declaration: typescript.TypeParameterDeclaration): string => {
    if (declaration.name.text.length === 1) return declaration.name.text;
    let before = 0;
    for (let node: typescript.Node = declaration.parent; node; node = node.parent) {
      const { typeParameters = [] } = node as typescript.SignatureDeclaration;
      before += node === declaration.parent ? typeParameters.indexOf(declaration as never) : typeParameters.length;
    }
    return 'TUVWXYZ'[before] ?? declaration.name.text;
  };

  /** A name without its module; a type parameter's name by position. */
  const nameText = (node: typescript.EntityName): string => {
    const [declaration] = checker.getSymbolAtLocation(node)?.declarations ?? [];
    if (declaration && ts.isTypeParameterDeclaration(declaration) && !ts.isMappedTypeNode(declaration.parent))
      return letterOf(declaration);
    return node.getText().replace(/^React\./, '');
  };

  /**
   * The text of a type, without the parts that are lines of their own: `({…}) => Element`. Equivalent spellings give
   * one text.
   */
  const textOf = (node: typescript.TypeNode | undefined): string => {
    if (!node) return 'any';
    if (ts.isParenthesizedTypeNode(node)) return textOf(node.type);
    if (ts.isTypeLiteralNode(node)) return '{…}';
    if (ts.isUnionTypeNode(node)) {
      const parts = node.types.map((type) =>
        ts.isFunctionTypeNode(bareOf(type)) ? `(${textOf(type)})` : textOf(type),
      );
      return [...new Set(parts.flatMap((part) => splitType(part, '|')))].sort().join(' | ');
    }
    if (ts.isIntersectionTypeNode(node)) return node.types.map((type) => inBrackets(type)).join(' & ');
    if (ts.isArrayTypeNode(node)) return `${inBrackets(node.elementType, true)}[]`;
    if (ts.isTypeOperatorNode(node)) return `${ts.tokenToString(node.operator)} ${inBrackets(node.type)}`;
    if (ts.isFunctionTypeNode(node)) return signatureText(node);
    const elements = ts.isIndexedAccessTypeNode(node) ? elementsOf(node) : undefined;
    if (elements) return elements.map(textOf).join(' | ');
    const isImport = ts.isImportTypeNode(node);
    if (!isImport && !ts.isTypeReferenceNode(node)) return node.getText().replace(/\s+/g, ' ').replaceAll('"', "'");
    const written = isImport ? node.qualifier : node.typeName;
    const name = written ? nameText(written) : 'module';
    const [first] = node.typeArguments ?? [];
    if (first && name === 'Array') return `${inBrackets(first, true)}[]`;
    if (first && name === 'ReadonlyArray') return `readonly ${inBrackets(first, true)}[]`;
    return `${name}${node.typeArguments ? `<${node.typeArguments.map(textOf).join(', ')}>` : ''}`;
  };

  /** The list of constants whose elements a type is: `(typeof kinds)[number]`. */
  const elementsOf = ({ objectType }: typescript.IndexedAccessTypeNode): readonly typescript.TypeNode[] | undefined => {
    const query = bareOf(objectType);
    const [list] = ts.isTypeQueryNode(query) ? (checker.getSymbolAtLocation(query.exprName)?.declarations ?? []) : [];
    const type = list && ts.isVariableDeclaration(list) ? list.type : undefined;
    const tuple = type && ts.isTypeOperatorNode(type) ? type.type : type;
    return tuple && ts.isTupleTypeNode(tuple) ? tuple.elements : undefined;
  };

  const bareOf = (node: typescript.TypeNode): typescript.TypeNode =>
    ts.isParenthesizedTypeNode(node) ? bareOf(node.type) : node;

  /** A type's text inside another type: as an element, with brackets also after an operator. */
  const inBrackets = (node: typescript.TypeNode, isElement = false): string => {
    const bare = bareOf(node);
    const isWide =
      ts.isUnionTypeNode(bare) ||
      ts.isFunctionTypeNode(bare) ||
      (isElement && (ts.isIntersectionTypeNode(bare) || ts.isTypeOperatorNode(bare)));
    return isWide ? `(${textOf(bare)})` : textOf(bare);
  };

  const signatureText = (node: typescript.SignatureDeclaration): string => {
    const generics = (node.typeParameters ?? []).map((parameter) => {
      const { constraint, default: otherwise } = parameter;
      return `${letterOf(parameter)}${constraint ? ` extends ${textOf(constraint)}` : ''}${otherwise ? ` = ${textOf(otherwise)}` : ''}`;
    });
    const parameters = node.parameters.map(
      ({ dotDotDotToken, questionToken, type }) =>
        `${dotDotDotToken ? '...' : ''}${textOf(type)}${questionToken ? '?' : ''}`,
    );
    return `${generics.length > 0 ? `<${generics.join(', ')}>` : ''}(${parameters.join(', ')}) => ${textOf(node.type)}`;
  };

  const walkSignature = (shellPackage: string, name: string, node: typescript.SignatureDeclaration, way: Way) => {
    node.parameters.forEach(({ type }, index) => {
      walkType(shellPackage, `${name}(${index})`, type, flipped[way]);
    });
    walkType(shellPackage, `${name}()`, node.type, way);
  };

  /** The members of a type literal or of a union of them. */
  const walkMembers = (
    shellPackage: string,
    name: string,
    literals: readonly (readonly typescript.TypeElement[])[],
    way: Way,
  ) => {
    const byName = new Map<string, typescript.TypeElement[]>();
    for (const members of literals)
      for (const member of members) {
        const key =
          member.name?.getText().replace(/^['"]|['"]$/g, '') ??
          (ts.isIndexSignatureDeclaration(member) ? '[key]' : '()');
        byName.set(key, [...(byName.get(key) ?? []), member]);
      }
    for (const [key, members] of byName) {
      const path = `${name}.${key}`;
      const texts = new Set<string>();
      for (const member of members) {
        if (ts.isPropertySignature(member)) {
          const text = textOf(member.type);
          for (const one of members.length === 1 ? [text] : alternatives(text))
            texts.add(readFunction(one) && members.length > 1 ? `(${one})` : one);
          walkType(shellPackage, path, member.type, way);
        } else if (ts.isMethodSignature(member) || ts.isCallSignatureDeclaration(member)) {
          texts.add(signatureText(member));
          walkSignature(shellPackage, path, member, way);
        } else texts.add(member.getText().replace(/\s+/g, ' '));
      }
      const optional = members.length < literals.length || members.some(({ questionToken }) => questionToken);
      const type = texts.size > 1 ? [...texts].sort().join(' | ') : ([...texts][0] ?? '');
      for (const member of members) add(shellPackage, path, way, member, type, optional);
    }
  };

  const walkType = (shellPackage: string, name: string, node: typescript.TypeNode | undefined, way: Way): void => {
    if (!node) return;
    if (ts.isParenthesizedTypeNode(node)) return walkType(shellPackage, name, node.type, way);
    if (ts.isTypeLiteralNode(node)) return walkMembers(shellPackage, name, [node.members], way);
    if (ts.isFunctionTypeNode(node)) return walkSignature(shellPackage, name, node, way);
    if (ts.isArrayTypeNode(node)) return walkType(shellPackage, `${name}[]`, node.elementType, way);
    if (ts.isTypeOperatorNode(node)) return walkType(shellPackage, name, node.type, way);
    if (ts.isUnionTypeNode(node)) {
      const literals = node.types.filter(ts.isTypeLiteralNode);
      if (literals.length > 0)
        walkMembers(
          shellPackage,
          name,
          literals.map(({ members }) => members),
          way,
        );
      for (const type of node.types) if (!ts.isTypeLiteralNode(type)) walkType(shellPackage, name, type, way);
      return;
    }
    if (ts.isIntersectionTypeNode(node)) {
      for (const type of node.types) walkType(shellPackage, name, type, way);
      return;
    }
    if (ts.isTypeReferenceNode(node)) {
      const [first] = node.typeArguments ?? [];
      if (first && /^(?:Readonly)?Array$/.test(node.typeName.getText()))
        return walkType(shellPackage, `${name}[]`, first, way);
      const symbol = checker.getSymbolAtLocation(node.typeName);
      if (symbol) walkSymbol(symbol, way);
      node.typeArguments?.forEach((argument, index) => walkType(shellPackage, `${name}<${index}>`, argument, way));
      return;
    }
    if (ts.isTypeQueryNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.exprName);
      if (symbol) walkSymbol(symbol, way);
      return;
    }
    ts.forEachChild(node, (child) => {
      if (ts.isTypeNode(child)) walkType(shellPackage, name, child, way);
    });
  };

  /** A symbol's name in its package: its own, unless another declaration has the same. */
  const nameOf = (symbol: typescript.Symbol, shellPackage: string, declaration: typescript.Node): string => {
    const plain = `${shellPackage}#${symbol.name}`;
    const owner = owners.get(plain);
    if (!owner || owner === symbol) {
      owners.set(plain, symbol);
      return symbol.name;
    }
    const file = relative(join(folder, shellPackage), declaration.getSourceFile().fileName).replace(/\.d\.ts$/, '');
    return `${file}/${symbol.name}`;
  };

  const walkSymbol = (reference: typescript.Symbol, way: Way, exportedAs?: { shellPackage: string; name: string }) => {
    const symbol = reference.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(reference) : reference;
    const declaration = symbol.declarations?.[0];
    if (!declaration || !isOurs(declaration)) {
      if (!exportedAs) return;
      const specifier = reference.declarations?.[0];
      const from = specifier && ts.isExportSpecifier(specifier) ? specifier.parent.parent.moduleSpecifier : undefined;
      add(
        exportedAs.shellPackage,
        exportedAs.name,
        way,
        specifier,
        `of ${from?.getText().slice(1, -1) ?? 'elsewhere'}`,
      );
      return;
    }
    if (ts.isTypeParameterDeclaration(declaration)) return;
    const ways = walked.get(symbol) ?? new Set();
    walked.set(symbol, ways);
    const shellPackage = packageOf(declaration);
    const name =
      exportedAs?.shellPackage === shellPackage ? exportedAs.name : nameOf(symbol, shellPackage, declaration);
    if (exportedAs) owners.set(`${shellPackage}#${name}`, symbol);
    if (ways.has(way)) return;
    ways.add(way);
    for (const each of symbol.declarations ?? []) walkDeclaration(shellPackage, name, each, way);
  };

  /** A constant's value, as declarations write it. */
  const valueText = (value: typescript.Expression | undefined): string =>
    value ? value.getText().replace(/^"(.*)"$/s, "'$1'") : 'any';

  const walkDeclaration = (shellPackage: string, name: string, node: typescript.Declaration, way: Way) => {
    if (ts.isFunctionDeclaration(node)) {
      add(shellPackage, name, way, node, signatureText(node));
      walkSignature(shellPackage, name, node, way);
    } else if (ts.isVariableDeclaration(node)) {
      add(shellPackage, name, way, node, node.type ? textOf(node.type) : valueText(node.initializer));
      walkType(shellPackage, name, node.type, way);
    } else if (ts.isInterfaceDeclaration(node)) {
      const bases = node.heritageClauses?.flatMap(({ types }) => types.map((type) => type.getText())) ?? [];
      add(shellPackage, name, way, node, ['interface', ...bases].join(' '));
      for (const { types } of node.heritageClauses ?? [])
        for (const { expression } of types) {
          const base = checker.getSymbolAtLocation(expression);
          if (base) walkSymbol(base, way);
        }
      walkMembers(shellPackage, name, [node.members], way);
    } else if (ts.isTypeAliasDeclaration(node)) {
      add(shellPackage, name, way, node, textOf(node.type));
      walkType(shellPackage, name, node.type, way);
    } else if (ts.isClassDeclaration(node)) {
      const base = node.heritageClauses?.[0]?.types[0]?.getText();
      add(shellPackage, name, way, node, base ? `class ${base}` : 'class');
      for (const member of node.members) {
        if (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) continue;
        const path = `${name}.${member.name?.getText() ?? 'new'}`;
        if (ts.isPropertyDeclaration(member)) {
          add(shellPackage, path, way, member, member.type ? textOf(member.type) : member.getText());
          walkType(shellPackage, path, member.type, way);
        } else if (ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) {
          add(shellPackage, path, way, member, signatureText(member));
          walkSignature(shellPackage, path, member, way);
        }
      }
    } else throw new Error(`${shellPackage}: ${name} is a ${ts.SyntaxKind[node.kind]}, which a surface can't hold.`);
  };

  const exported = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} declares nothing: were the declarations written?`);
    const shellPackage = entries[relative(folder, file)] ?? '';
    return checker.getExportsOfModule(module).map((symbol) => ({ symbol, shellPackage, name: symbol.name }));
  });
  const resolved = (symbol: typescript.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isValue = (symbol: typescript.Symbol) => {
    const declaration = resolved(symbol).declarations?.[0];
    return !declaration || !(ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration));
  };
  for (const { symbol, shellPackage, name } of exported) owners.set(`${shellPackage}#${name}`, resolved(symbol));
  for (const { symbol, ...as } of exported) if (isValue(symbol)) walkSymbol(symbol, 'out', as);
  // Modules may use a type that no value reaches for their own values, so it counts both ways.
  for (const { symbol, ...as } of exported)
    if (!isValue(symbol) && !walked.has(resolved(symbol))) walkSymbol(symbol, 'both', as);

  const wayOf = (ways: ReadonlySet<Way>): Way => (ways.size === 1 ? ([...ways][0] ?? 'both') : 'both');
  const surface = Object.fromEntries(
    [...lines]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([shellPackage, inPackage]) => [
        shellPackage,
        Object.fromEntries(
          [...inPackage]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, { ways, ...line }]) => [name, writeLine({ way: wayOf(ways), ...line })]),
        ),
      ]),
  );
  return { surface, names };
}
