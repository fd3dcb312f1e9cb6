import { ApiError, errorText } from 'shared/platform';

/** The message of a failed act: a fixed sentence, or one made from the error. */
export type FailureText = string | ((error: unknown) => string);

/** The words of a resource's states. */
export interface ResourceTexts {
  /** The list is empty and nothing was searched. */
  empty: string;
  /** The purpose, below it. By default none. */
  emptyHint: string;
  /**
   * The first step after that, for accounts that can add one. By default, where there is no purpose, to add the first.
   */
  firstStep?: string;
  /** Nothing fits the search and filters. */
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

/** The texts a resource has when it names none, made from its name. */
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

/** The message of a failure: the resource's sentence, and the error's own words where they add something. */
export interface Failure {
  title: string;
  /** The server's or the network's own words, where they add something. */
  detail?: string;
}

/** Puts a failure into words. */
export function describeFailure(text: FailureText, error: unknown): Failure {
  const title = typeof text === 'function' ? text(error) : text;
  const detail = errorText(error, '');
  const addsSomething =
    detail !== '' && detail !== title && !(error instanceof ApiError && detail === 'Request failed');
  return addsSomething ? { title, detail } : { title };
}

/** A failure in one sentence, for a message over the page. */
export function errorSentence(text: FailureText, error: unknown): string {
  const { title, detail } = describeFailure(text, error);
  return detail === undefined ? title : `${title}: ${detail}`;
}
