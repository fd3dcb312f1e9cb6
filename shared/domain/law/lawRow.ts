import { z } from 'zod';
import { formatDate, today } from '../dates/dates';
import { natureNames, payeeNames, payees, taxedNatures } from '../money/purchases/nature';
import { recordOf } from '../records/recordFields';
import { isStateCode, stateName } from '../records/states';
import { isoDate, oneOf, optionalDate, optionalText, text } from '../records/validation';
import { kindsByState, kindsEverywhere, type LawKind, lawKindNames, lawKinds, lawValues } from './lawValues';

/** A row of the law: the values of a kind (and state) from a day on, until the next row of the same. */
export const lawRowInput = z
  .object({
    kind: oneOf('kind', lawKinds),
    /** GST code of the state; empty for a kind that applies everywhere. */
    state: optionalText('state', 2),
    from: isoDate('first day'),
    /** The kind's schema is in `lawValues`. */
    value: z.record(z.string(), z.unknown(), { error: 'Enter what the row says.' }),
    /** The act, notification or circular. */
    source: text('source', 500),
    /** The day on which somebody last compared the row with its source. */
    checkedOn: optionalDate('day it was checked'),
  })
  .superRefine(({ kind, state, value, checkedOn }, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const isForAll = kindsEverywhere.includes(kind) && state === '';
    if (kindsByState.includes(kind) && !isForAll && !isStateCode(state))
      wrong(['state'], 'Choose the state from the list.');
    if (!kindsByState.includes(kind) && state !== '')
      wrong(['state'], `${lawKindNames[kind]} holds in every state; leave the state empty.`);
    if (checkedOn !== null && checkedOn > today())
      wrong(['checkedOn'], 'The day it was checked cannot be in the future.');
    const read = lawValues[kind].safeParse(value);
    for (const issue of read.error?.issues ?? []) wrong(['value', ...issue.path.map(String)], issue.message);
  });
export type LawRowInput = z.infer<typeof lawRowInput>;

/** A row in the API's responses. */
export const lawRowRecord = /* @__PURE__ */ recordOf(lawRowInput, () => ({
  /** Its subject, in words. */
  name: z.string(),
  /** Who compared it with its source; empty if nobody has. */
  checkedBy: z.string(),
  /** The last day on which it is in force; null without a later row. */
  to: z.string().nullable(),
}));
export type LawRow = z.infer<typeof lawRowRecord>;

const wordOf = (value: Record<string, unknown>, name: string): string => String(value[name] ?? '');

/**
 * The key of rows that succeed one another: kind, state and, where relevant, sex, zone and skill, the regime and age,
 * the purpose and payee, the length of a delay, or the service.
 */
export const lawSubject = ({ kind, state, value }: Pick<LawRow, 'kind' | 'state' | 'value'>): string =>
  [
    ...[kind, state, wordOf(value, 'sex')],
    ...(kind === 'minimum-wage' ? [wordOf(value, 'zone').toLowerCase(), wordOf(value, 'skill')] : []),
    ...(kind === 'supplier-tax' ? [wordOf(value, 'nature'), wordOf(value, 'payee')] : []),
    ...(wordOf(value, 'regime') === 'Old' ? ['Old'] : []),
    ...(value['fromAge'] ? [wordOf(value, 'fromAge')] : []),
    ...(value['of'] ? [wordOf(value, 'of')] : []),
    ...(value['afterMonths'] ? [wordOf(value, 'afterMonths')] : []),
    ...(value['sac'] ? [wordOf(value, 'sac')] : []),
  ].join(':');

/** A row's subject: "Professional tax, Maharashtra, women". */
export function lawSubjectName({
  kind,
  state,
  value,
}: {
  kind: LawKind;
  state: string;
  value: Record<string, unknown>;
}) {
  const quarterly = wordOf(value, 'of').includes('quarterly') ? 'quarterly' : '';
  const sex = { Female: 'women', Male: 'men' }[wordOf(value, 'sex')];
  const regime = wordOf(value, 'regime') === 'Old' ? 'old regime' : '';
  const place = state === '' && kindsEverywhere.includes(kind) ? 'every state' : state && stateName(state);
  const age = value['fromAge'] ? `from the age of ${wordOf(value, 'fromAge')}` : '';
  const nature = taxedNatures.find((each) => each === wordOf(value, 'nature'));
  const payee = payees.find((each) => each !== '' && each === wordOf(value, 'payee'));
  const paid = [nature && natureNames[nature].toLowerCase(), payee && payeeNames[payee].toLowerCase()];
  return [
    lawKindNames[kind],
    ...paid,
    kind === 'due-date' ? [wordOf(value, 'title'), quarterly].filter(Boolean).join(', ') : wordOf(value, 'of'),
    value['sac'] ? `services ${wordOf(value, 'sac')}` : '',
    place,
    sex,
    value['afterMonths'] ? `from ${wordOf(value, 'afterMonths')} months` : '',
    wordOf(value, 'zone'),
    wordOf(value, 'skill').toLowerCase(),
    regime,
    age,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The same with its effective date. */
export const lawRowName = (row: Pick<LawRow, 'kind' | 'state' | 'value' | 'from'>): string =>
  `${lawSubjectName(row)}, from ${formatDate(row.from)}`;
