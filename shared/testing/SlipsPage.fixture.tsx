import { Button, Tag } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { api, notify, useDebounced, useGet, usePreference, useSave, useUrlState } from 'shared/platform';
import {
  DataTable,
  EmptyState,
  formatMoney,
  LoadingState,
  Money,
  PageHeader,
  Panel,
  type ResourceDefinition,
  ResourceTable,
  StatusDot,
  useFormDrawer,
} from 'shared/ui';
import { z } from 'zod';

interface Slip {
  id: string;
  name: string;
  paise: number;
  state: 'open' | 'paid';
}
const input = z.object({ name: z.string(), paise: z.number() });

const slips: ResourceDefinition<Slip, z.infer<typeof input>> = {
  path: 'slips',
  name: { one: 'slip', many: 'slips' },
  texts: { empty: 'No slips yet.', added: 'Slip added.' },
  title: (row) => row.name,
  columns: [
    { key: 'name', title: 'Name', kind: 'text', sortable: true },
    {
      key: 'paise',
      title: 'Pay',
      render: ({ paise }) => <Money paise={paise} />,
      text: ({ paise }) => formatMoney(paise),
    },
  ],
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'paise', label: 'Pay', kind: 'money', symbol: '₹' },
  ],
  schema: input,
};

/** A page that uses a part of what the shell offers: the seeded changes of the contract are judged by it. @public */
export default function SlipsPage() {
  const { id = '' } = useParams();
  const { data, state, reload } = useGet<Slip>('slips/' + id, { year: 2026 });
  const { save, isSaving } = useSave<Slip>('slips');
  const [view, setView] = useUrlState({ q: '' });
  const [kept, keep] = usePreference('slips.open', false);
  const slow = useDebounced(view.q, 200);
  const drawer = useFormDrawer(slips, { onSaved: (saved) => notify.success(saved.name, { undo: () => undefined }) });
  const pay = async () => {
    await api.post('slips/' + id + '/pay', {}, { timeoutMs: 5000 });
    await save({ name: slow }, id, { optimistic: true });
    reload();
    setView({ q: '' }, { push: true });
    await keep(!kept);
  };
  if (state === 'loading') return <LoadingState shape="cards" count={2} />;
  return (
    <Panel
      title="Slip"
      actions={
        <Button onClick={pay} disabled={isSaving}>
          Pay
        </Button>
      }
    >
      <PageHeader title="Slips" breadcrumbs={[{ label: 'Home', to: '/' }]} />
      <StatusDot tone={data?.state === 'paid' ? 'good' : 'warn'}>Paid</StatusDot>
      <Tag>
        <Link to="/">Home</Link>
      </Tag>
      <DataTable
        label="Slips"
        columns={slips.columns}
        rows={data ? [data] : []}
        rowTitle={(row) => row.name}
        actions={() => [{ label: 'Pay', kind: 'act', onClick: pay }]}
      />
      <ResourceTable resource={slips} />
      <EmptyState title="None" detail="Add one." />
      {drawer.drawer}
    </Panel>
  );
}
