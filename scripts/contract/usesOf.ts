import { join, relative } from 'node:path';
import type typescript from 'typescript';
import { answering } from '../../server/src/releases/checks/usesFit.ts';
import { type Claim, claimOn } from '../../shared/contract/claims.ts';
import { manifestSchema } from '../../shared/contract/manifest.ts';
import { routesOf } from '../../shared/contract/routesAreFree.ts';
import { namedIn, reachedIn } from '../../shared/contract/spots.ts';
import type { Uses } from '../../shared/contract/surface/surface.ts';
import { exampled, type Surface } from '../../shared/contract/surface/surfaceLine.ts';
import { cacheKeysReader, cacheKindsIn } from './cacheKeysOf.ts';
import { callsReader } from './callsOf.ts';
import { ts } from './compiler.ts';
import { fieldsReader } from './fieldsOf.ts';
import { givenIn } from './givenIn.ts';
import { callsFor, type Handled, handledAt } from './handledIn.ts';
import { linksAt } from './linksIn.ts';
import { type DeclaredSurface, declaredFile, placeOf } from './readSurface.ts';
import { bundledWith, readsIn } from './readsIn.ts';
import { storageKeysIn } from './storageKeysIn.ts';
import { symbolsReader } from './symbolsReader.ts';
import { textsOf } from './textsOf.ts';

/** Large packages that contain nothing of the shell's: icons, and charts, whose callbacks get the module's own rows. */
const unread = new Set(['lucide-react', '@ant-design/charts']);

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|\/testing\/|\/prerender\.tsx$|\.d\.ts$/.test(file);

/** Folders of the modules and what they are checked against. */
export interface UsesInput {
  /** The modules' folders. */
  dirs: readonly string[];
  /** Declarations for non-code imports such as style sheets. */
  types: readonly string[];
  /** Folder of the shell's declarations. */
  folder: string;
  /** The surface read from them. */
  declared: DeclaredSurface;
  /** What the API offers, as lines of a surface. */
  api: Readonly<Record<string, string>>;
  /** The compiler options that modules are type-checked with. */
  options: typescript.CompilerOptions;
}

/** What modules use of the shell and the API, read from their sources, in the order of their folders. */
// oxlint-disable-next-line max-lines-per-function -- a reader's functions share its checker and what it has seen
export function usesOf({ dirs, types, folder, declared: { surface, names }, api, options }: UsesInput): Uses[] {
  const files = dirs.map((dir) => ts.sys.readDirectory(join(dir, 'src')).filter(isSource));
  const host = { ...ts.createCompilerHost(options), jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const isDeclared = !/^shared\/(domain|light)\//.test(text) && (!text.startsWith('.') || from.startsWith(folder));
      const file = isDeclared ? declaredFile(folder, text, from) : undefined;
      if (unread.has(text)) return { resolvedModule: undefined };
      return file
        ? { resolvedModule: { resolvedFileName: file, extension: ts.Extension.Dts } }
        : ts.resolveModuleName(text, from, options, host, cache);
    });
  const program = ts.createProgram([...types, ...files.flat()], { ...options, noEmit: true }, host);
  const checker = program.getTypeChecker();
  const offered = Object.keys(api).filter((name) => /^[A-Z]+ [^?!]+$/.test(name));
  const examples = Object.entries(surface).flatMap(([shellPackage, lines]) =>
    Object.keys(lines).flatMap((line) => {
      const symbol = exampled(line);
      return symbol === undefined ? [] : [[shellPackage, line, symbol] as const];
    }),
  );
  const namesAt = (node: typescript.Node | undefined) => (node && names.get(placeOf(node))) ?? [];

  // oxlint-disable-next-line max-lines-per-function -- a branch for each kind of node
  return dirs.map((dir, index) => {
    const placeIn = (node: typescript.Node) => {
      const source = node.getSourceFile();
      return `${relative(dir, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    };
    const sources = (files[index] ?? []).flatMap((file) => program.getSourceFile(file) ?? []);
    const { read, miss, unread: missed, ...found } = symbolsReader({ checker, surface, namesAt, placeIn });
    const { symbols, places, makes } = found;
    /** Records the use of a name that the shell offers. */
    const name = (shellPackage: string, used: string, place: string) => {
      const line = surface[shellPackage]?.[used];
      if (line === undefined) return;
      (symbols[shellPackage] ??= {})[used] = line;
      places[`${shellPackage}#${used}`] ??= place;
    };
    const manifest = ts.sys.readFile(join(dir, 'module.json')) ?? '';
    const own = claimsIn(manifest);
    const links = new Set<string>();
    const link = (address: string, place: string) => {
      const [path = ''] = address.split(/[?#]/);
      if (claimOn(own, path)) return;
      links.add(path);
      places[path] ??= place;
    };
    const given = givenIn(sources, checker);
    const input = { checker, namesOf: namesAt, given, miss };
    const callsAt = callsReader(input);
    const keysAt = cacheKeysReader(input);
    const reads = readsIn(bundledWith(sources, checker), checker);
    const fields = fieldsReader({ checker, api, reads, placeIn });
    const calls = new Set<string>();
    const made: { call: string; at: typescript.Node }[] = [];
    const handled: Handled[] = [];
    const visitType = (node: typescript.Node): void => {
      if (ts.isIndexedAccessTypeNode(node)) read(node);
      ts.forEachChild(node, visitType);
    };
    const visit = (node: typescript.Node): void => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
        return visitType(node);
      read(node);
      if (ts.isStringLiteralLike(node) || (ts.isTemplateExpression(node) && node.getText().includes(':')))
        for (const text of textsOf(node, checker, given)) if (text.includes(':')) fields.say('right', text, node);
      for (const key of storageKeysIn(node, checker, given)) name('storage', key, placeIn(node));
      for (const kind of cacheKindsIn(node, checker, given)) name('cache', kind, placeIn(node));
      handled.push(...handledAt(node, checker));
      for (const address of linksAt(node, checker, given)) link(address, placeIn(node));
      for (const each of [...callsAt(node), ...keysAt(node)]) {
        const { call, at, may, isKey } = each;
        // A cache key also covers everything below it.
        if (isKey && !call.startsWith('* m/') && answering(call, offered).length === 0) continue;
        // A call that can't be followed may be any server call; modules' records vary, so they count only where named.
        const possible = offered.filter((known) => may?.test(known) && !known.includes(' m/'));
        for (const name of may ? possible : [call]) {
          calls.add(name);
          // All alternatives of one address are recorded at its place.
          places[may ? `${call} *` : name] ??= placeIn(at);
        }
        const known = may ? [] : answering(call, offered);
        // Records of another module may be unknown here.
        for (const name of known.length === 0 && call.includes(' m/') ? [call] : known) {
          if (!call.startsWith('*')) {
            fields.read(name, each);
            made.push({ call: name, at });
          }
          fields.readQuery(name, each);
          if (each.counts) fields.say(`${name}!header`, 'x-total-count', at);
        }
      }
      ts.forEachChild(node, visit);
    };
    sources.forEach(visit);
    for (const { kind, words, at } of handled)
      for (const { call } of callsFor(at, made)) for (const word of words) fields.say(`${call}!${kind}`, word, at);
    for (const [declaration, words] of reads.words)
      for (const [word, at] of words)
        if (namesAt(declaration).includes('shared/platform#ApiError.code')) fields.say('code', word, at);
    for (const file of ts.sys.readDirectory(join(dir, 'src'), ['.css', '.ts', '.tsx']))
      for (const [index, line] of (ts.sys.readFile(file) ?? '').split('\n').entries())
        for (const [style] of line.matchAll(/--[a-z][\w-]*/g))
          name('styles', style, `${relative(dir, file)}:${index + 1}`);
    for (const [index, line] of manifest.split('\n').entries()) {
      const place = `module.json:${index + 1}`;
      for (const [, icon = ''] of line.matchAll(/"icon": *"([^"]+)"/g)) name('icons', icon, place);
      for (const [, path = ''] of line.matchAll(/"path": *"(\/[^"]+)"/g)) link(path.replace(/\{\w+\}/g, ':'), place);
    }
    for (const [shellPackage, example, symbol] of examples)
      if (symbols[shellPackage]?.[symbol] !== undefined)
        name(shellPackage, example, places[`${shellPackage}#${symbol}`] ?? '');
    const ofApi = fields.finish();
    return {
      symbols: { ...symbols, ...(Object.keys(ofApi.fields).length > 0 && { api: ofApi.fields }) },
      places: { ...places, ...ofApi.places },
      makes: { ...makes, ...ofApi.makes },
      words: ofApi.words,
      also: ofApi.also,
      reached: reachedBy(symbols, makes, surface),
      calls: [...calls].sort(),
      ...(links.size > 0 && { links: [...links].sort() }),
      ...(missed.size > 0 && { unread: [...missed].sort() }),
    };
  });
}

/** What a module claims by itself; undefined while its manifest is unreadable. */
function claimsIn(manifest: string): Claim[] {
  const { success, data } = manifestSchema.safeParse(ts.parseConfigFileTextToJson('module.json', manifest).config);
  return success ? routesOf(data) : [];
}

/** Where the types that the lines mention were reached, and those on the way. */
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
