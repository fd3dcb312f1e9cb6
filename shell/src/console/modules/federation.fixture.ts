import { init } from '@module-federation/enhanced/runtime';

/** What the build gives the federation's runtime of the shell. Import it before a component that asks what is shared. */
init({ name: 'shell', remotes: [], shared: { dayjs: { version: '1.11.13', lib: () => ({}) } } });
