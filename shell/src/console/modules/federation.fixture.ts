import { init } from '@module-federation/enhanced/runtime';

/**
 * The globals that the build gives the shell's federation runtime. Import it before a component that reads what is
 * shared.
 */
init({ name: 'shell', remotes: [], shared: { dayjs: { version: '1.11.13', lib: () => ({}) } } });
