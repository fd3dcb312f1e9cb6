import { leadInput } from 'shared/domain/lead';
import { keepNote, newestNote } from '../leads/leadNotes';
import { translateCalls } from '../leads/translateCalls';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';
import { csvFields } from './csvFields';
import { leadRoutes } from './leadRoutes';
import { leadSamples } from './leadSamples';
import { nameOwners } from './nameOwners';

/** Callback and contact leads, which visitors create, and calls that staff took; staff follow them up. */
export const leads: ResourceDefinition = defineResource({
  path: 'leads',
  title: 'lead',
  input: leadInput,
  stored: ['kind', 'terms', 'notedAt'],
  kinds: { terms: 'boolean' },
  named: ['name', 'mobile'],
  refers: { owner: 'accounts', convertedTo: '*' },
  search: ['mobile', 'name', 'email', 'city', 'message', 'note'],
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
  routes: leadRoutes(() => leads),
  seed: leadSamples,
});
