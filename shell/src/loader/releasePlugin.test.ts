import type { RegistryRelease } from 'shared/contract';

const release: RegistryRelease = {
  ...{ version: '1.0.0', base: '/modules/mfe-x/1.0.0/', entry: 'entry.js', container: 'mfe_x_1_0_0' },
  ...{ pages: { Page: { js: [], css: [] } }, integrity: {} },
};

test('an entry that devtools put in the place of a release’s is not loaded, and the browser’s console says what is', async () => {
  // The runtime asks for plugins at startup, which happens here, whatever other tests loaded before.
  jest.resetModules();
  const { registerGlobalPlugins } = await import('@module-federation/enhanced/runtime');
  // As when the federation browser extension replaces an entry.
  registerGlobalPlugins([
    {
      name: 'override-remotes',
      beforeRegisterRemote(given) {
        Object.assign(given.remote, { entry: 'http://127.0.0.1:4000/entry.js' });
        return given;
      },
    },
  ]);
  const { loadExposed, registerRelease } = await import('./releases');
  const page = () => 'released';
  Object.assign(window, { [release.container]: { init: () => undefined, get: async () => () => ({ default: page }) } });
  const warn = jest.spyOn(console, 'warn').mockImplementation();

  registerRelease(release);
  expect(await loadExposed(release, 'Page')).toBe(page);
  expect(warn).toHaveBeenCalledWith(
    'http://127.0.0.1:4000/entry.js is not loaded as mfe_x_1_0_0: only the registry says what runs here. npm run dev -- <module> --in http://localhost runs your own build, for your account alone.',
  );
});
