import { Drawer } from 'antd';
import type { Lead } from 'shared/domain/lead';
import { useRecord } from 'shared/platform';
import { describeFailure, FailedState, LoadingState, type ResourceDefinition } from 'shared/ui';
import { mayCloseForm } from '../mayCloseForm';
import { ConvertForm } from './ConvertForm';
import { toCandidate, toCompany } from './conversions';
import { LeadDetail } from './LeadDetail';
import type { LeadForm } from './leadForm';
import { leadTitle } from './leadTitle';
import type { LeadDrawerState } from './useLeadDrawer';

/** One lead beside the list: to look at, follow up or convert. */
export function LeadDrawer({
  resource,
  drawer,
}: {
  resource: ResourceDefinition<Lead, LeadForm>;
  drawer: LeadDrawerState;
}) {
  const { id, convert, open, close } = drawer;
  const { data: lead, state, error, reload } = useRecord<Lead>('leads', id === '' ? undefined : id);
  const asking = (act: () => void) => () =>
    void mayCloseForm().then((may) => {
      if (may) act();
    });
  const showLead = () => open(id);
  const title = lead ? leadTitle(lead) : 'Lead';
  return (
    <Drawer
      open={id !== ''}
      size={680}
      title={convert ? `Convert ${title}` : title}
      onClose={asking(close)}
      destroyOnHidden
    >
      {id !== '' && state === 'loading' && <LoadingState shape="form" />}
      {id !== '' && state === 'failed' && (
        <FailedState {...describeFailure('Failed to load this lead', error)} onRetry={reload} />
      )}
      {lead && convert === undefined && (
        <LeadDetail
          key={lead.id}
          resource={resource}
          lead={lead}
          onConvert={(kind) => open(id, kind)}
          onSaved={close}
          onCancel={asking(close)}
        />
      )}
      {lead && convert === 'company' && (
        <ConvertForm lead={lead} conversion={toCompany} onDone={showLead} onCancel={asking(showLead)} />
      )}
      {lead && convert === 'candidate' && (
        <ConvertForm lead={lead} conversion={toCandidate} onDone={showLead} onCancel={asking(showLead)} />
      )}
    </Drawer>
  );
}
