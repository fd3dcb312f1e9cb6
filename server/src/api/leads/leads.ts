import { leadInput, leadRecord } from 'shared/domain/lead';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import { keepNote, newestNote } from './leadNotes';
import { leadSamples } from './leadSamples';
import { nameOwners } from './nameOwners';
import { translateCalls } from './translateCalls';

/** Callback and contact leads, which visitors create, and calls that staff took; staff follow them up. */
export const leads = defineResource({
  path: 'leads',
  title: 'lead',
  input: leadInput,
  record: leadRecord,
  derived: ['ownerName'],
  named: ['name', 'mobile'],
  refers: { owner: 'accounts', convertedTo: '*' },
  search: ['mobile', 'name', 'email', 'city', 'message', 'note'],
  found: { kind: 'Lead', detail: ['email', 'message', 'status'], page: ({ id }) => `/dashboard/leads?lead=${id}` },
  translate: translateCalls,
  derive: nameOwners,
  csv: {
    ...csvFields({
      Received: 'createdAt',
      Kind: 'kind',
      Name: 'name',
      Mobile: 'mobile',
      'E-mail': 'email',
      City: 'city',
      Message: 'message',
    }),
    'Terms accepted': ({ terms }) => (terms ? 'yes' : 'no'),
    ...csvFields({
      Status: 'status',
      Owner: 'ownerName',
      Note: 'note',
      'Next call': 'nextCallOn',
      'Converted to': 'convertedTo',
    }),
  },
  prepare: (change) => {
    const { kind = 'phone', status, nextCallOn } = change.after;
    const isOver = status === 'converted' || status === 'closed';
    return { kind, ...newestNote(change), nextCallOn: isOver ? null : nextCallOn };
  },
  after: keepNote,
  seed: () => leadSamples,
});
