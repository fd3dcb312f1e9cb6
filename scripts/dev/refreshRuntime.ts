import * as runtime from 'react-refresh/runtime';

/**
 * Runs in the page before the shell. React announces itself to this one runtime, and every module served from source
 * registers its components with it (`hotReload.ts` names the global). With one runtime per module, an edit of one
 * module would reset the others.
 */
runtime.injectIntoGlobalHook(window);
Object.assign(window, { reactRefreshRuntime: runtime, __reactRefreshInjected: true });
