import * as runtime from 'react-refresh/runtime';

/**
 * Runs in the page before the shell: React announces itself to this one runtime, and every module that
 * is served from its sources registers its components with it (`hotReload.ts` names the global). With a
 * runtime for each module, an edit of one would bring the first state of the others back.
 */
runtime.injectIntoGlobalHook(window);
Object.assign(window, { reactRefreshRuntime: runtime, __reactRefreshInjected: true });
