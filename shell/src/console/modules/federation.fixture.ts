/** What webpack gives the built shell. Import it before a component that asks what is shared. */
Object.assign(globalThis, {
  __webpack_init_sharing__: () => undefined,
  __webpack_share_scopes__: { default: { dayjs: { '1.11.13': { from: 'shell', loaded: 1 } } } },
});
