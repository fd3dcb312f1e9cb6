export * from './claims';
export * from './containerName';
export * from './manifest';
export * from './recordPage';
export type * from './registry';
export * from './release';
export * from './shellApi';
export type { Contribution, ContributionTo, RenderedSlot, SlotName, SlotProps } from './slots';
export * from './version';
