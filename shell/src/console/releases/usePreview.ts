import { useEffect, useState } from 'react';
import type { Registry, RegistryModule } from 'shared/contract';
import { api, errorText } from 'shared/platform';

/** Where the tab keeps its preview; it goes with the tab. */
const KEY = 'preview';

/** A release that this tab looks at before it is current. */
export interface Preview {
  module: string;
  version: string;
  state: 'loading' | 'shown' | 'refused';
  /** Why it can't be shown. */
  reason?: string;
}

/** `?preview=module@version`, else what the tab previews already. A name of the registry, never an address. */
function wanted(): Preview | undefined {
  const parameter = new URLSearchParams(location.search).get('preview');
  if (parameter !== null) sessionStorage.setItem(KEY, parameter);
  const [, module, version] =
    /^([a-z][a-z0-9-]{1,39})@(\d+\.\d+\.\d+[\w.-]*)$/.exec(sessionStorage.getItem(KEY) ?? '') ?? [];
  return module && version ? { module, version, state: 'loading' } : undefined;
}

/**
 * The release that this tab previews, put in its registry in place of the current one once the server
 * has checked that it can run here.
 */
export function usePreview(registry: Registry, isSignedIn: boolean): Preview | undefined {
  const [preview, setPreview] = useState(wanted);
  const { module, version } = preview ?? {};

  useEffect(() => {
    if (module === undefined || version === undefined || !isSignedIn) return;
    api.get<RegistryModule>(`releases/${module}/${version}`).then(
      (release) => {
        registry.modules[module] = release;
        setPreview({ module, version, state: 'shown' });
      },
      (error: unknown) => setPreview({ module, version, state: 'refused', reason: errorText(error) }),
    );
  }, [registry, module, version, isSignedIn]);

  return preview;
}

/** Ends the preview: the tab loads its page anew, with the current releases. */
export function leavePreview(): void {
  sessionStorage.removeItem(KEY);
  const url = new URL(location.href);
  url.searchParams.delete('preview');
  location.replace(url.href);
}
