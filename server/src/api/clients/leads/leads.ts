import { leadInput, leadRecord } from 'shared/domain/clients/leads/lead';
import { followNotices } from '../../notifications/followNotices';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';
import { mustBeCompany } from '../companies/mustBeCompany';
import { keepNote, newestNote, showNewestNote } from './leadNotes';
import { leadSamples } from './leadSamples';
import { mustBeTarget } from './leadTarget';
import { nameOwners } from './nameOwners';
import { translateCalls } from './translateCalls';

/** Callback and contact leads, created by visitors, and calls noted by staff; staff follow them up. */
export const leads = defineResource({
  path: 'leads',
  title: 'lead',
  input: leadInput,
  record: leadRecord,
  derived: ['ownerName'],
  named: ['name', 'mobile'],
  references: { owner: 'accounts', companyId: 'companies', convertedTo: '*' },
  belongsTo: { company: 'companyId' },
  current: { column: 'status', values: ['new', 'called'] },
  keys: [
    { column: 'mobile', label: 'phone number', as: 'phone', second: 'warn' },
    { column: 'email', label: 'email address', second: 'warn' },
  ],
  merges: { parts: [{ table: 'lead_notes', column: 'leadId' }], settle: ({ db, id }) => showNewestNote(db, id) },
  search: ['mobile', 'name', 'email', 'city', 'message', 'note'],
  translate: translateCalls,
  derive: nameOwners,
  csv: {
    ...csvFields({
      Received: 'createdAt',
      Kind: 'kind',
      Name: 'name',
      Mobile: 'mobile',
      Email: 'email',
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
  prepare: async (change) => {
    const { kind = 'phone', status, nextCallOn, convertedTo, companyId } = change.after;
    const isNoted = change.operation === 'create' && kind === 'phone';
    const isOver = status === 'converted' || status === 'closed';
    const company = /^companies\/(.+)$/.exec(convertedTo)?.[1] ?? companyId;
    await mustBeTarget(change);
    if (company === companyId) await mustBeCompany(change);
    return {
      kind,
      ...newestNote(change),
      nextCallOn: isOver ? null : nextCallOn,
      companyId: company,
      // The person who noted the call owns it, unless another was chosen.
      owner: change.after.owner || (isNoted ? change.actor.id : ''),
    };
  },
  after: async (change) => {
    const { id } = change.after;
    const call = ({ nextCallOn }: { nextCallOn: string | null }) =>
      nextCallOn === null ? undefined : `call/${id}/${nextCallOn}`;
    await followNotices(change, ({ status }) => (status === 'new' ? `leads/${id}` : undefined), `leads/${id}`);
    await followNotices(change, call, `call/${id}`);
    await keepNote(change);
  },
  seed: () => leadSamples,
});
