import { CheckCheck, Hand, Repeat, SquarePen, Trash2, X } from 'lucide-react';
import type { Lead, LeadInput } from 'shared/domain/clients/leads/lead';
import { useAccount, useRights, useSave } from 'shared/platform';
import { type BulkAction, type ResourceDefinition, type RowAction, useRemoveAction } from 'shared/ui';
import { type ConversionKind, productsFor } from './conversions';
import type { LeadDrawerState } from './LeadDrawer';
import type { LeadForm } from './leadForm';

const WRITE = 'leads:write';
const conversions: readonly ConversionKind[] = ['company', 'candidate'];

/** The actions on one lead or several; `drawer` opens one. */
export function useLeadActions(
  resource: ResourceDefinition<Lead, LeadForm>,
  drawer: LeadDrawerState,
): { actions: (lead: Lead) => RowAction<Lead>[]; bulkActions: BulkAction<Lead>[] } {
  const { save } = useSave<Lead>('leads');
  const remove = useRemoveAction(resource);
  const me = useAccount()?.id ?? '';
  const may = useRights();
  const kinds = conversions.filter((kind) => productsFor(may, kind).length > 0);
  const put = (change: Partial<LeadInput>) => (lead: Lead) => save(change, lead.id, { optimistic: true });
  const failed = 'Failed to save lead';

  const nextStep = (lead: Lead): RowAction<Lead> => {
    if (lead.status === 'new')
      return { label: 'Mark called', right: WRITE, inline: true, failed, onClick: put({ status: 'called' }) };
    const [kind] = kinds;
    if (lead.status === 'called' && kind)
      return { label: 'Convert', inline: true, onClick: ({ id }) => drawer.open(id, kind) };
    return {
      label: 'Reopen',
      right: WRITE,
      inline: true,
      failed,
      disabled: lead.convertedTo !== '',
      onClick: put({ status: 'new' }),
    };
  };
  return {
    actions: (lead) => [
      nextStep(lead),
      { kind: 'open', label: 'Open', icon: <SquarePen />, onClick: ({ id }) => drawer.open(id) },
      ...(lead.owner === me
        ? []
        : [{ label: 'Assign to me', right: WRITE, icon: <Hand />, failed, onClick: put({ owner: me }) }]),
      ...(lead.convertedTo === ''
        ? kinds.map((kind) => ({
            label: `Convert to ${kind}`,
            icon: <Repeat />,
            onClick: ({ id }: Lead) => drawer.open(id, kind),
          }))
        : []),
      ...(lead.status === 'closed' || lead.convertedTo !== ''
        ? []
        : [{ label: 'Close', right: WRITE, icon: <X />, failed, onClick: put({ status: 'closed' }) }]),
      remove,
    ],
    bulkActions: [
      {
        label: 'Mark called',
        right: WRITE,
        icon: <CheckCheck />,
        change: ({ status, convertedTo }) =>
          status === 'called' || convertedTo !== '' ? undefined : { status: 'called' },
      },
      {
        label: 'Assign to me',
        right: WRITE,
        icon: <Hand />,
        change: ({ owner }) => (owner === me ? undefined : { owner: me }),
      },
      {
        label: 'Close',
        right: WRITE,
        icon: <X />,
        change: ({ status, convertedTo }) =>
          status === 'closed' || convertedTo !== '' ? undefined : { status: 'closed' },
      },
      { label: 'Delete', right: 'leads:delete', icon: <Trash2 />, danger: true, removes: true },
    ],
  };
}
