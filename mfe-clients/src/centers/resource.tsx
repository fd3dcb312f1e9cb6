import { type Center, type CenterInput, centerInput } from 'shared/domain/center';
import { ApiError, serverMessage } from 'shared/platform';
import type { ResourceDefinition } from 'shared/ui';
import { centerTitle } from './centerTitle';
import { FirstContact, firstContactText } from './FirstContact';
import { centerFields } from './fields';

/** Whether the server answered at all. */
const wasAnswered = (error: unknown) => error instanceof ApiError && error.status !== 0;

/** The clients' centers; the filters come from what is stored (see useCenters). Texts: sections 4 and 8 of the specification. */
export const centers: ResourceDefinition<Center, CenterInput> = {
  path: 'centers',
  name: { one: 'center', many: 'centers' },
  title: centerTitle,
  texts: {
    emptyHint:
      'A center is a place of a client where you supply people, with whom to call there. Add one, or import a list.',
    loading: 'Loading...',
    loadFailed: 'Failed to load centers',
    adding: 'Adding...',
    added: 'Center added successfully!',
    addFailed: (error) => serverMessage(error) ?? 'Something went wrong',
    saveFailed: (error) => (wasAnswered(error) ? 'Failed to update' : 'Update failed'),
  },
  search: 'Client, code, place or ops head',
  columns: [
    { key: 'client_name', title: 'Client', sortable: true },
    { key: 'center_code', title: 'Code', kind: 'code', sortable: true, priority: 2 },
    { key: 'center_typ', title: 'Type', sortable: true, priority: 3 },
    { key: 'city', title: 'City', sortable: true },
    { key: 'state', title: 'State', sortable: true, priority: 3 },
    {
      key: 'escalation1',
      title: 'Contact 1',
      text: firstContactText,
      beside: 8,
      render: (center) => <FirstContact center={center} />,
    },
  ],
  schema: centerInput,
  fields: centerFields,
};
