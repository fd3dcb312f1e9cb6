import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type typescript from 'typescript';
import { aboveFrame, FRAME_LAYER } from '../../../shared/contract/foreignStyles.ts';
import { readManifest } from '../../build/readManifest.ts';
import { ts } from '../../contract/compiler.ts';
import type { GatedModule, Reason } from './GatedModule.ts';
import { outsideOf } from './outsideOf.ts';

/** Names of `shared/platform` and of the browser's storage that a module must not use, with the reason. */
const ofShell = 'The shell sets up the platform, for all modules at once: leave it.';
const ofStorage = 'It empties the storage of the shell and of every module: remove keys of your own.';
const left: Readonly<Record<string, string>> = {
  configurePlatform: ofShell,
  offerContributions: ofShell,
  clear: ofStorage,
};

/** Stands in for `shared/platform`; its other exports don't matter here. */
const PLATFORM = '/platform.d.ts';
const platform = 'export declare const configurePlatform: () => void, offerContributions: () => void;';

const isSource = (file: string) => !/\.(test|fixture)\.tsx?$|\/testing\/|\.d\.ts$/.test(file);

/** The module's sources with the types of the browser and the platform; other imports are ignored. */
function programOf(dir: string, files: readonly string[]): typescript.Program {
  const options: typescript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === PLATFORM ? ts.createSourceFile(name, platform, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      if (text === 'shared/platform')
        return { resolvedModule: { resolvedFileName: PLATFORM, extension: ts.Extension.Dts } };
      return text.startsWith('.') && from.startsWith(dir)
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined };
    });
  return ts.createProgram(files, options, host);
}

/** The name of a symbol that modules must not use; undefined for any other. */
function leftBy(checker: typescript.TypeChecker, symbol: typescript.Symbol | undefined): string | undefined {
  const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isLeft = real?.declarations?.some((declaration) => {
    const { parent } = declaration;
    return (
      declaration.getSourceFile().fileName === PLATFORM ||
      (ts.isInterfaceDeclaration(parent) && parent.name.text === 'Storage' && real.name === 'clear')
    );
  });
  return isLeft && real && Object.hasOwn(left, real.name) ? real.name : undefined;
}

/** Whether a name stands for a member in a destructuring assignment: `({ clear: empty } = storage)`. */
function isTaken({ parent: { kind, parent } }: typescript.Identifier): boolean {
  const isMember = kind === ts.SyntaxKind.PropertyAssignment || kind === ts.SyntaxKind.ShorthandPropertyAssignment;
  return (
    isMember &&
    ts.isBinaryExpression(parent.parent) &&
    parent.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    parent.parent.left === parent
  );
}

/** Whether an object is the style of a layer above the frame. */
function isAboveFrame({ properties }: typescript.ObjectLiteralExpression): boolean {
  const valueOf = (name: string) =>
    properties.find((each) => ts.isPropertyAssignment(each) && each.name.getText() === name)?.getText() ?? '';
  const layer = valueOf('zIndex').replace(/^zIndex:\s*/, '');
  return (
    /^position:\s*['"`]fixed['"`]/.test(valueOf('position')) &&
    layer !== '' &&
    !(Number(layer.replace(/^['"]|['"]$/g, '')) < FRAME_LAYER)
  );
}

/** Whether a node is a value that is passed on, not a declared name. */
const isValue = (node: typescript.Node): node is typescript.Expression =>
  (ts.isIdentifier(node) && (node.parent as typescript.NamedDeclaration).name !== node) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isCallExpression(node) ||
  ts.isAwaitExpression(node);

/** The names that an expression may stand for; undefined when unknown. */
function namesOf(type: typescript.Type): string[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  const names = types.flatMap((each) => (each.isStringLiteral() ? each.value : []));
  return names.length === types.length ? names : undefined;
}

/**
 * Checks that the module doesn't touch the shell or shared things. It sets up no platform and empties no storage, under
 * any name and by any way of access. It changes no global, prototype, root element or shared value. No style in its
 * code is above the frame.
 */
// oxlint-disable-next-line max-lines-per-function -- the check, step by step
export function isolationHolds({ dir }: Pick<GatedModule, 'dir'>): Reason[] {
  const files = ts.sys.readDirectory(join(dir, 'src'), ['.ts', '.tsx']).filter(isSource);
  const program = programOf(dir, files);
  const checker = program.getTypeChecker();
  const reasons = new Set<Reason>();
  // A light page has its own document.
  const light = existsSync(join(dir, 'module.json')) ? (readManifest(dir).manifest.lightPages ?? []) : [];
  const folders = light.map(({ source }) => `${dirname(join(dir, 'src', source))}/`);
  const isLight = (file: string) => folders.some((folder) => file.startsWith(folder));

  const say = (node: typescript.Node, sentence: string) => {
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    reasons.add(`${relative(dir, source.fileName)}:${line}: ${sentence}`);
  };
  const refuse = (node: typescript.Node, name: string | undefined) => {
    if (name !== undefined) say(node, `${name}: ${left[name] ?? ''}`);
  };
  /** The members of a value that a module must not use. */
  const membersLeft = (type: typescript.Type) =>
    type.getProperties().flatMap((member) => leftBy(checker, member) ?? []);
  /** Refuses a member accessed by a string, `['clear']`, or by a name only known at run time. */
  const refuseMember = (node: typescript.Node, of: typescript.Type, key: typescript.Expression) => {
    const names = namesOf(checker.getTypeAtLocation(key));
    const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
    for (const name of membersLeft(of)) {
      const isRead = checker.getIndexInfosOfType(of).length > 0 && !isCalled;
      if (names ? names.includes(name) : !isRead) refuse(node, name);
    }
  };
  /** The types an expression is given where it is: by a parameter, even of its own type, by a variable, or by `as`. */
  const takenFor = (node: typescript.Expression): typescript.Type[] => {
    const { parent } = node;
    const declaration = ts.isCallExpression(parent) ? checker.getResolvedSignature(parent)?.declaration : undefined;
    const parameter = ts.isCallExpression(parent) && declaration?.parameters[parent.arguments.indexOf(node)];
    const types = [checker.getContextualType(node), parameter ? checker.getTypeAtLocation(parameter) : undefined];
    const isOwn = ts.isAsExpression(parent) || declaration?.getSourceFile().isDeclarationFile === false;
    return types.flatMap((type) =>
      !type || (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) && !isOwn)
        ? []
        : type.isUnion()
          ? type.types
          : [type],
    );
  };
  /** Refuses a value passed on as another type, because that hides whose members it has. */
  const refuseGuise = (node: typescript.Expression) => {
    const names = membersLeft(checker.getTypeAtLocation(node));
    for (const type of names.length === 0 ? [] : takenFor(node)) {
      const isAnything = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
      for (const name of names) {
        const member = checker.getApparentType(type).getProperty(name);
        if (isAnything || (member && leftBy(checker, member) === undefined)) refuse(node, name);
      }
    }
  };
  const visit = (node: typescript.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      refuse(node, leftBy(checker, checker.getSymbolAtLocation(node)));
      if (isTaken(node)) refuse(node, leftBy(checker, checker.getPropertySymbolOfDestructuringAssignment(node)));
    }
    if (isValue(node)) refuseGuise(node);
    if (
      ts.isCallExpression(node) &&
      node.expression.getText() === 'Reflect.get' &&
      node.arguments[0] &&
      node.arguments[1]
    )
      refuseMember(node, checker.getTypeAtLocation(node.arguments[0]), node.arguments[1]);
    if (ts.isObjectLiteralExpression(node) && isAboveFrame(node)) say(node, aboveFrame('A style'));
    const outside = isLight(node.getSourceFile().fileName) ? undefined : outsideOf(node, checker);
    if (outside !== undefined) say(node, outside);
    if (ts.isElementAccessExpression(node))
      refuseMember(node, checker.getTypeAtLocation(node.expression), node.argumentExpression);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      const of = checker.getTypeAtLocation(node.parent);
      if (ts.isComputedPropertyName(name)) refuseMember(node, of, name.expression);
      else if (ts.isIdentifier(name) || ts.isStringLiteral(name))
        refuse(node, leftBy(checker, of.getProperty(name.text)));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return [...reasons];
}
