import { join, relative } from 'node:path';
import type typescript from 'typescript';
import { namedIn, reachedIn } from '../../shared/contract/spots.ts';
import { demandsOf, type Uses } from '../../shared/contract/surface.ts';
import { containerOf, readLine, type Surface, type Way, writeLine } from '../../shared/contract/surfaceLine.ts';
import { ts } from './compiler.ts';
import { type DeclaredSurface, declaredFile, placeOf } from './readSurface.ts';

/** What a module uses beyond its own code at run time; types alone, and what is bundled into it, leave nothing to break. */
const provided = new Set(['shared/ui', 'shared/platform', 'antd', 'react-router-dom']);

/** Packages with much to read and nothing of the shell's in it: icons, and charts, whose callbacks get rows of the module's own. */
const unread = new Set(['lucide-react', '@ant-design/charts']);

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|\/testing\/|\/prerender\.tsx$|\.d\.ts$/.test(file);

/** Where modules lie, and what they are read against. */
export interface UsesInput {
  /** The modules' folders. */
  dirs: readonly string[];
  /** Declarations of what is imported beside code, such as style sheets. */
  types: readonly string[];
  /** Where the shell's declarations lie. */
  folder: string;
  /** The surface that was read from them. */
  declared: DeclaredSurface;
  /** The compiler's, as the modules are type-checked with. */
  options: typescript.CompilerOptions;
}

/** What modules use of the shell and of the API, read from their sources, in the order of their folders. */
export function usesOf({ dirs, types, folder, declared: { surface, names }, options }: UsesInput): Uses[] {
  const files = dirs.map((dir) => ts.sys.readDirectory(join(dir, 'src')).filter(isSource));
  const host = { ...ts.createCompilerHost(options), jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const isDeclared = !text.startsWith('shared/domain') && (!text.startsWith('.') || from.startsWith(folder));
      const file = isDeclared ? declaredFile(folder, text, from) : undefined;
      if (unread.has(text)) return { resolvedModule: undefined };
      return file
        ? { resolvedModule: { resolvedFileName: file, extension: ts.Extension.Dts } }
        : ts.resolveModuleName(text, from, options, host, cache);
    });
  const program = ts.createProgram([...types, ...files.flat()], { ...options, noEmit: true }, host);
  const checker = program.getTypeChecker();

  return dirs.map((dir, index) => {
    const symbols: Uses['symbols'] = {};
    const places: Uses['places'] = {};
    const makes: Uses['makes'] = {};
    const calls = new Set<string>();

    const placeIn = (node: typescript.Node) => {
      const source = node.getSourceFile();
      return `${relative(dir, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    };
    const note = (full: string, way: Way, at: typescript.Node, value?: typescript.Expression) => {
      const [shellPackage = '', name = ''] = full.split('#');
      const offered = surface[shellPackage]?.[name];
      if (offered === undefined || !provided.has(shellPackage)) return;
      const { type: written } = readLine(offered);
      const given = isLiterals(namedIn(surface, shellPackage, written)?.type ?? written) ? literals(value) : undefined;
      const inPackage = (symbols[shellPackage] ??= {});
      const line = readLine(offered);
      const known = inPackage[name] === undefined ? undefined : readLine(inPackage[name]);
      const type = given === undefined || (known && known.type === line.type) ? line.type : joined(known?.type, given);
      inPackage[name] = writeLine({ ...line, way: known && known.way !== way ? 'both' : way, type });
      places[full] ??= placeIn(at);
      if (given === undefined)
        for (const [alias, itsWay] of aliasesIn(line.type, way, surface[shellPackage] ?? {}))
          note(`${shellPackage}#${alias}`, itsWay, at);
    };
    const namesOf = (symbol: typescript.Symbol | undefined): string[] =>
      (symbol?.declarations ?? []).flatMap((declaration) => names.get(placeOf(declaration)) ?? []);
    const targetOf = (symbol: typescript.Symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const noteSymbol = (
      symbol: typescript.Symbol | undefined,
      way: Way,
      at: typescript.Node,
      value?: typescript.Expression,
    ) => {
      for (const full of namesOf(symbol)) note(full, way, at, value);
    };

    /** The alternatives of a type, when it is made of nothing but literals: what is given is known to the letter. */
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

    /** What a component takes, as it is declared: without what its type parameters are here, which takes long to find out. */
    const propsOf = (tag: typescript.JsxTagNameExpression): typescript.Type[] => {
      const type = checker.getTypeAtLocation(tag);
      const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
      return signatures.flatMap(({ parameters: [props] }) => (props ? [checker.getTypeOfSymbol(props)] : []));
    };

    /** Notes that a member is given to a value that is made here. */
    const noteMade = (
      made: typescript.Expression,
      name: typescript.Node,
      text: string,
      value: typescript.Expression | undefined,
    ) => {
      const types = ts.isJsxAttributes(made) ? propsOf(made.parent.tagName) : [checker.getContextualType(made)];
      for (const part of types.flatMap((type) => (type?.isUnion() ? type.types : (type ?? [])))) {
        const member = checker.getPropertyOfType(part, text);
        noteSymbol(member, 'in', name, value);
        for (const full of namesOf(member)) {
          const [shellPackage = '', path = ''] = full.split('#');
          const line = surface[shellPackage]?.[path];
          // Optional here and not where it is declared: a Partial of the type, which asks for nothing.
          const isPartial = line && !readLine(line).optional && (member?.flags ?? 0) & ts.SymbolFlags.Optional;
          if (!isPartial && containerOf(path) !== '') noteMaking(`${shellPackage}#${containerOf(path)}`, name);
        }
      }
    };

    /** Notes that a value of a type is made, and what it asks for now. */
    const noteMaking = (made: string, at: typescript.Node) => {
      if (!provided.has(made.split('#')[0] ?? '') || makes[made]) return;
      makes[made] = [...demandsOf(made, surface, {}).keys()];
      places[made] ??= placeIn(at);
    };

    const visit = (node: typescript.Node): void => {
      if (ts.isImportDeclaration(node)) {
        const specifier = (node.moduleSpecifier as typescript.StringLiteral).text;
        const bindings = node.importClause?.namedBindings;
        if (provided.has(specifier) && bindings && ts.isNamedImports(bindings))
          for (const element of bindings.elements) {
            const symbol = checker.getSymbolAtLocation(element.name);
            const target = symbol && checker.getAliasedSymbol(symbol);
            if (target && target.flags & ts.SymbolFlags.Value)
              note(`${specifier}#${(element.propertyName ?? element.name).text}`, 'out', element);
          }
        return;
      }
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
      if (ts.isPropertyAccessExpression(node)) noteSymbol(checker.getSymbolAtLocation(node.name), 'out', node.name);
      else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const key = node.propertyName ?? node.name;
        if (ts.isIdentifier(key))
          noteSymbol(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), key.text), 'out', key);
      } else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
        const { initializer } = node;
        const value =
          !initializer || ts.isStringLiteral(initializer)
            ? initializer
            : (initializer as typescript.JsxExpression).expression;
        noteMade(node.parent, node.name, node.name.text, value);
      } else if (ts.isJsxElement(node)) {
        if (node.children.some((child) => !ts.isJsxText(child) || child.text.trim() !== ''))
          noteMade(node.openingElement.attributes, node.openingElement, 'children', undefined);
      } else if (ts.isJsxOpeningLikeElement(node)) {
        const symbol = checker.getSymbolAtLocation(node.tagName);
        for (const full of namesOf(symbol && targetOf(symbol))) noteMaking(`${full}(0)`, node);
      } else if (ts.isObjectLiteralExpression(node)) {
        for (const property of node.properties) {
          if (!property.name || !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) continue;
          const value = ts.isPropertyAssignment(property)
            ? property.initializer
            : ts.isShorthandPropertyAssignment(property)
              ? property.name
              : undefined;
          noteMade(node, property.name, property.name.text, value);
        }
      }
      for (const call of callsAt(node)) {
        calls.add(call);
        places[call] ??= placeIn(node);
      }
      ts.forEachChild(node, visit);
    };

    /** The calls of the API that may be made here, as far as text and types show them. */
    const callsAt = (node: typescript.Node): string[] => {
      if (ts.isCallExpression(node)) {
        const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
        const symbol = checker.getSymbolAtLocation(callee);
        const method = namesOf(symbol && targetOf(symbol))
          .map((name) => methods[name])
          .find(Boolean);
        return method ? addressesOf(node.arguments[0], checker).map((address) => `${method} ${address}`) : [];
      }
      if (
        ts.isPropertyAssignment(node) &&
        ts.isIdentifier(node.name) &&
        node.name.text === 'path' &&
        ts.isObjectLiteralExpression(node.parent)
      ) {
        const type = checker.getContextualType(node.parent);
        const isResource =
          type && namesOf(checker.getPropertyOfType(type, 'path')).includes('shared/ui#ResourceDefinition.path');
        return isResource ? addressesOf(node.initializer, checker).map((address) => `GET ${address}`) : [];
      }
      return [];
    };

    for (const file of files[index] ?? []) {
      const source = program.getSourceFile(file);
      if (source) visit(source);
    }
    return { symbols, places, makes, reached: reachedBy(symbols, makes, surface), calls: [...calls].sort() };
  });
}

/** Where the types were reached that lines speak of, and those on the way. */
function reachedBy(symbols: Surface, makes: Uses['makes'], surface: Surface): Record<string, string> {
  const all = reachedIn(surface);
  const rootOf = (full: string) => /^[^#]*#[^.([<]+/.exec(full)?.[0] ?? full;
  const left = Object.keys(makes).map(rootOf);
  for (const [shellPackage, lines] of Object.entries(symbols))
    for (const [name, line] of Object.entries(lines)) {
      left.push(rootOf(`${shellPackage}#${name}`));
      for (const word of line.match(/\b[A-Z]\w*/g) ?? []) {
        const named = namedIn(surface, shellPackage, word);
        if (named) left.push(`${named.shellPackage}#${named.name}`);
      }
    }
  const reached: Record<string, string> = {};
  for (let full = left.pop(); full !== undefined; full = left.pop()) {
    const path = all[full];
    if (path === undefined || reached[full] !== undefined) continue;
    reached[full] = path;
    left.push(rootOf(path));
  }
  return reached;
}

/** Whether a type's text is made of nothing but literals. */
const isLiterals = (type: string) =>
  type.split(' | ').every((part) => /^(?:'[^']*'|-?\d+|true|false|undefined|null)$/.test(part));

/** The method by which each function of `shared/platform` calls the address that is its first argument. */
const methods: Readonly<Record<string, string>> = {
  'shared/platform#api.get': 'GET',
  'shared/platform#api.list': 'GET',
  'shared/platform#api.download': 'GET',
  'shared/platform#api.post': 'POST',
  'shared/platform#api.upload': 'POST',
  'shared/platform#api.put': 'PUT',
  'shared/platform#api.delete': 'DELETE',
  'shared/platform#useGet': 'GET',
  'shared/platform#useList': 'GET',
  'shared/platform#useRecord': 'GET',
  'shared/platform#useSave': 'POST',
};

/** What an expression may be, by its text or its type; nothing when that is not known. */
function textsOf(node: typescript.Expression, checker: typescript.TypeChecker): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const type = checker.getTypeAtLocation(node);
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  return parts.every((part) => part.isStringLiteral()) ? parts.map(({ value }) => value) : [];
}

/** What stands for something that varies, until its segment is known to have nothing else. */
const VARIES = '\u0000';

/**
 * The addresses that an expression may be, what varies in them as `:`: a whole segment, also where text stands beside it
 * (`lists/:` for `lists/${kind}-notes`). What varies at the end of a segment and of the whole is a query that is put
 * together elsewhere. None where nothing is known.
 */
function addressesOf(node: typescript.Expression | undefined, checker: typescript.TypeChecker): string[] {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node)) return addressesOf(node.expression, checker);
  if (ts.isConditionalExpression(node))
    return [...addressesOf(node.whenTrue, checker), ...addressesOf(node.whenFalse, checker)];
  let texts = textsOf(node, checker);
  if (texts.length === 0 && ts.isTemplateExpression(node)) {
    texts = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const known = textsOf(expression, checker);
      texts = texts.flatMap((text) => (known.length > 0 ? known : [VARIES]).map((part) => text + part + literal.text));
    }
  }
  return texts.flatMap((text) => {
    const [path = ''] = text.split('?');
    const address = path
      .replace(new RegExp(`([^/])${VARIES}$`), '$1')
      .split('/')
      .map((segment) => (segment.includes(VARIES) ? ':' : segment))
      .join('/');
    return address === '' || address.startsWith(':') ? [] : [address];
  });
}

const joined = (known: string | undefined, given: string) =>
  [...new Set([...(known?.split(' | ') ?? []), ...given.split(' | ')])].sort().join(' | ');

/** Named unions and functions that a line's type speaks of, with the way that their values go. */
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
