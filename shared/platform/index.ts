/** The shell's runtime services for modules, as a singleton. Doesn't use antd, because it loads at sign-in. */

export { Allowed, type AllowedProps } from './Allowed';
export {
  ApiError,
  api,
  type CallOptions,
  type FieldError,
  fieldErrors,
  isOwnAct,
  listNow,
  type Page,
  type Query,
  serverMessage,
  toQueryString,
} from './api';
export {
  Contributed,
  type ContributedProps,
  type ContributionHost,
  type Offered,
  offerContributions,
  Slot,
  type SlotElementProps,
  useContributions,
} from './contributions';
export { downloadFile } from './downloadFile';
export { type Draft, useDraft } from './drafts';
export { createEmitter, type Emitter } from './emitter';
export { errorText } from './errorText';
export { type ConfirmOptions, configurePlatform, confirm, type Notification, notify, type PlatformHost } from './host';
export { linkTo, wayTo } from './linkTo';

export type { StoredRecord } from './records';
export {
  type ChangeOptions,
  cacheRecord,
  changeRecord,
  type GetResult,
  type ListResult,
  patchLists,
  refresh,
  type SaveOptions,
  useGet,
  useList,
  useRecord,
  useRemove,
  useSave,
} from './records';
export type { Account, Role } from './session';
export { can, session, useAccount, useIsLimited, useIsOwner, useMay, useRights, useToken } from './session';
export {
  isPressed,
  runShortcut,
  type Shortcut,
  type ShortcutName,
  shortcuts,
  singleKeys,
  useShortcut,
} from './shortcuts';
export { applyTheme, chooseTheme, type ThemeChoice, themeChoice, useMovesAllowed, useTheme } from './theme';
export { confirmClose, confirmLeave, hasUnsavedChanges, markUnsaved, useUnsavedChanges } from './unsaved';
export { useDebounced } from './useDebounced';
export { usePageTitle } from './usePageTitle';
export { useOutside, usePopover } from './usePopover';
export { type SetPreference, usePreference } from './usePreference';
export { type TableReader, useReadTable } from './useReadTable';
export { useUrlState } from './useUrlState';
