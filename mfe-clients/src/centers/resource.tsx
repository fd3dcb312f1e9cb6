import { useMemo } from 'react';
import { type Center, type CenterInput, centerInput } from 'shared/domain/clients/centers/center';
import type { CenterFacets } from 'shared/domain/clients/centers/centerFacets';
import { ApiError, linkTo, serverMessage, useGet } from 'shared/platform';
import { PhoneLink, type ResourceDefinition } from 'shared/ui';
import { centerTitle } from './center';
import { centerFields } from './fields';
import styles from './resource.module.css';

/** The first contact, as text. */
const firstContactText = ({ escalation1, mobile1 }: Center) => [escalation1, mobile1].filter(Boolean).join(' ') || '–';

/** The first contact on one line: a long name is truncated, the number never. */
function FirstContact({ center: { escalation1, mobile1 } }: { center: Center }) {
  if (escalation1 === '' && mobile1 === '') return <span>–</span>;
  return (
    <span className={styles.contact}>
      {escalation1 && <span className={styles.name}>{escalation1}</span>}
      {mobile1 && (
        <span className={styles.mobile}>
          <PhoneLink phone={mobile1} />
        </span>
      )}
    </span>
  );
}

/** Whether the request has succeeded. */
const wasAnswered = (error: unknown) => error instanceof ApiError && error.status !== 0;

/** The clients' centers; filters come from stored values (see useCenters). */
export const centers: ResourceDefinition<Center, CenterInput> = {
  path: 'centers',
  name: { one: 'center', many: 'centers' },
  title: centerTitle,
  texts: {
    emptyHint: 'A center is a client site where you supply people.',
    firstStep: 'Add one, or import a list.',
    loading: 'Loading...',
    loadFailed: 'Failed to load centers',
    adding: 'Adding...',
    added: 'Center added successfully!',
    addFailed: (error) => serverMessage(error) ?? 'Something went wrong',
    saveFailed: (error) => (wasAnswered(error) ? 'Failed to update' : 'Update failed'),
  },
  search: 'Client, code, place or ops head',
  columns: [
    { key: 'client_name', title: 'Client', sortable: true, to: ({ companyId }) => linkTo('company', companyId) },
    {
      key: 'center_code',
      title: 'Code',
      kind: 'code',
      sortable: true,
      priority: 2,
      to: ({ id, center_code }) => (center_code === '' ? undefined : linkTo('center', id)),
    },
    { key: 'center_typ', title: 'Type', sortable: true, priority: 3 },
    {
      key: 'city',
      title: 'City',
      sortable: true,
      to: ({ id, city }) => (city === '' ? undefined : linkTo('center', id)),
    },
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

/** The centers with filters for the states and types in use. */
export function useCenters(): ResourceDefinition<Center, CenterInput> {
  const { data } = useGet<CenterFacets>('centers/facets');
  return useMemo(
    () => ({
      ...centers,
      filters: [
        { name: 'state', label: 'State', options: data?.state ?? [], multiple: true },
        { name: 'center_typ', label: 'Type', options: data?.center_typ ?? [], multiple: true },
      ],
    }),
    [data],
  );
}
