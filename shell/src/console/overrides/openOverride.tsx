import type { ReactNode } from 'react';
import type { Registry, RegistryModule } from 'shared/contract';
import type { OverriddenModule, Override } from 'shared/contract/releases/override';
import { api, errorText } from 'shared/platform';
import { usableModules } from '../../registry/readRegistry';
import { overridden } from '../../registry/takeOver';
import { AskBar, inWords, OverrideBar } from './OverrideBar';
import { overrideToken } from './ownOverride';

/**
 * The timeout for a build on the developer's computer, in milliseconds: the browser may ask the person for permission
 * first.
 */
const BUILD_LIMIT = 60_000;

/** `?preview=module@version,module@http://127.0.0.1:4000`: only asks; nothing runs before the person agrees. */
function asked(): OverriddenModule[] {
  const named = new URLSearchParams(location.search).get('preview')?.split(',') ?? [];
  return named.flatMap((each) => {
    const [, module, what] = /^([a-z][a-z0-9-]{1,39})@([\w.:/-]+)$/.exec(each) ?? [];
    if (module === undefined || what === undefined) return [];
    return what.startsWith('http') ? { module, origin: what } : { module, version: what };
  });
}

/** The build served by a developer's computer. Throws an error that says what to do when it does not respond. */
async function buildOf(module: string, origin: string): Promise<RegistryModule> {
  try {
    const answer = await fetch(`${origin}/dev/${module}/registry.json`, { signal: AbortSignal.timeout(BUILD_LIMIT) });
    if (answer.ok) return (await answer.json()) as RegistryModule;
  } catch {
    // Explained by the next line.
  }
  throw new Error(
    `${module} can’t be loaded from ${origin}. Start npm run dev there and allow this site to reach your computer, then load the page again; or leave the preview.`,
  );
}

/** The result of an active override: fully applied, or an error. */
async function modulesOf({ uses, modules }: Override): Promise<Registry['modules']> {
  const builds = await Promise.all(
    uses.flatMap((use) =>
      'origin' in use ? [buildOf(use.module, use.origin).then((build) => [use.module, build] as const)] : [],
    ),
  );
  return { ...modules, ...Object.fromEntries(builds) };
}

/**
 * Applies this browser's override to the registry, in place, and returns the bars about it and about what the address
 * asks for.
 */
export async function openOverride(registry: Registry): Promise<ReactNode> {
  const token = overrideToken();
  let uses: OverriddenModule[] = [];
  let bar: ReactNode = null;
  if (token !== undefined)
    try {
      const opened = await api.post<Override>('overrides/open', { token });
      const modules = usableModules({ ...registry, modules: await modulesOf(opened) });
      for (const name of Object.keys(modules)) overridden.add(name);
      Object.assign(registry.modules, modules);
      uses = opened.uses;
      bar = <OverrideBar uses={uses} expiresAt={opened.expiresAt} />;
    } catch (error) {
      bar = <OverrideBar uses={uses} refused={errorText(error)} />;
    }
  const running = uses.map(inWords);
  const wanted = asked().filter((use) => !running.includes(inWords(use)));
  return (
    <>
      {bar}
      {wanted.length > 0 && <AskBar uses={wanted} />}
    </>
  );
}
