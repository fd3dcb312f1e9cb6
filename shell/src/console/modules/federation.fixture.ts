import { init } from '@module-federation/enhanced/runtime';

/** What the built shell's entry does before anything else. Import it before a component that asks the federation runtime. */
init({
  name: 'shell',
  remotes: [],
  shared: { dayjs: { version: '1.11.13', lib: () => ({}), shareConfig: { singleton: true, requiredVersion: false } } },
});
