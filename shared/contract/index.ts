// The product's additions to the slots and kinds of records.
export type {} from '../product/product';

export * from './claims';
export * from './containerName';
export type { Contribution, ContributionTo, SlotName } from './contribution';
export * from './manifest';
export * from './recordPage';
export type * from './releases/registry';
export * from './releases/release';
export * from './shellApi';
export type { RenderedSlot, SlotProps } from './slotProps';
export * from './version';
