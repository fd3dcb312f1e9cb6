import { ApiError, errorText } from 'shared/platform';

/** The message of a failed action: a fixed sentence, or one built from the error. */
export type FailureText = string | ((error: unknown) => string);

/** The texts of a resource's states. */
export interface ResourceTexts {
  /** The list is empty, without a search or filter. */
  empty: string;
  /** The purpose, below it. By default none. */
  emptyHint: string;
  /** The first step after that, for accounts that can add one. By default, if there is no purpose: add the first. */
  firstStep?: string;
  /** Nothing matches the search and filters. */
  noMatch: string;
  loading: string;
  loadFailed: FailureText;
  /** The button that opens the form for a new one. */
  add: string;
  adding: string;
  added: string;
  addFailed: FailureText;
  save: string;
  saving: string;
  saved: string;
  saveFailed: FailureText;
  remove: string;
  /** The question before deleting. */
  removeQuestion: string;
  removed: string;
  removeFailed: FailureText;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A resource's default texts, derived from its name. */
export function resourceTexts(name: { one: string; many: string }, own: Partial<ResourceTexts> = {}): ResourceTexts {
  const { one, many } = name;
  return {
    empty: `No ${many} yet`,
    emptyHint: '',
    firstStep: own.emptyHint === undefined ? `Add the first ${one} to begin.` : '',
    noMatch: `No ${many} match`,
    loading: 'Loading...',
    loadFailed: `Failed to load ${many}`,
    add: `Add ${one}`,
    adding: 'Adding...',
    added: `${capital(one)} added`,
    addFailed: `Failed to add ${one}`,
    save: 'Save changes',
    saving: 'Saving...',
    saved: `${capital(one)} saved`,
    saveFailed: `Failed to save ${one}`,
    remove: 'Delete',
    removeQuestion: `Delete this ${one}?`,
    removed: `${capital(one)} deleted`,
    removeFailed: 'Delete failed',
    ...own,
  };
}

/** The message of a failure: the resource's sentence, with the error's own text if that adds information. */
export interface Failure {
  title: string;
  /** The server's or network's own text, if it adds information. */
  detail?: string;
}

/** Describes a failure. */
export function describeFailure(text: FailureText, error: unknown): Failure {
  const title = typeof text === 'function' ? text(error) : text;
  const detail = errorText(error, '');
  const addsSomething =
    detail !== '' && detail !== title && !(error instanceof ApiError && detail === 'Request failed');
  return addsSomething ? { title, detail } : { title };
}

/** A failure in one sentence, for a notification. */
export function errorSentence(text: FailureText, error: unknown): string {
  const { title, detail } = describeFailure(text, error);
  return detail === undefined ? title : `${title}: ${detail}`;
}
