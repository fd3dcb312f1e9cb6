import type { Contribution, ContributionTo } from 'shared/contract';
import type { Notification } from 'shared/domain/console/notificationAnswer';
import { fillIn } from '../../core/fillIn';

/** A module's texts for a kind of notifications. */
export type NotificationWords = ContributionTo<'notification.kind'>;

/** The longest title, in characters. */
const TITLE_LENGTH = 200;

/** A notification's text when no module has words for it: its values without identifiers. */
export const plainTitle = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([name, value]) => name !== 'id' && value !== '')
    .map(([, value]) => value)
    .join(' · ')
    .slice(0, TITLE_LENGTH) || 'Something has happened';

/** Icons of the product's own kinds, and of kinds without a module's words. */
const ownIcons: Readonly<Record<string, string>> = {
  account: 'user-plus',
  token: 'key',
  module: 'blocks',
  lead: 'phone-incoming',
  due: 'calendar-clock',
};

/** Current releases' words for kinds of notifications. */
export const wordsOf = (contributions: readonly Contribution[]): ReadonlyMap<string, NotificationWords> =>
  new Map(contributions.flatMap((each) => (each.slot === 'notification.kind' ? [[each.id, each]] : [])));

/** A notification as the API answers it: in the words of its kind's module, else as stored, with its link. */
export function inWords<N extends Pick<Notification, 'kind' | 'title' | 'body' | 'path' | 'values'>>(
  stored: N,
  words: ReadonlyMap<string, NotificationWords>,
): N & { icon: string } {
  const { kind, values } = stored;
  const said = words.get(kind);
  if (!said) return { ...stored, icon: Object.hasOwn(ownIcons, kind) ? (ownIcons[kind] ?? '') : '' };
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  return {
    ...stored,
    title: fillIn(said.title, valueOf).trim().slice(0, TITLE_LENGTH),
    body: fillIn(said.body ?? '', valueOf).trim(),
    path: fillIn(said.path ?? '', (name) => encodeURIComponent(valueOf(name))),
    icon: said.icon ?? '',
  };
}
