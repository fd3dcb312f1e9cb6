import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { Obligation, ObligationArea } from 'shared/domain/compliance/obligation';
import { Allowed } from 'shared/platform';
import {
  LoadingState,
  PageHeader,
  type ResourceDefinition,
  ResourceTable,
  resourceTexts,
  useFormDrawer,
} from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { useRegistrations } from '../settings/useRegistrations';
import { useFinancialYear } from '../years/useFinancialYear';
import { YearSelect } from '../years/YearSelect';
import { useDialogs } from './useDialogs';
import { useObligationActions } from './useObligationActions';

export interface ObligationListProps<I extends object> {
  title: string;
  purpose: string;
  area: ObligationArea;
  /** Builds the resource for a financial year; for GST also by the company's GSTINs. */
  resourceOf: (year: string, registrations: readonly string[]) => ResourceDefinition<Obligation, I>;
}

/** The page of an area's obligations in a financial year: list, mark as filed or paid, extend, add. */
export function ObligationList<I extends object>({ title, purpose, area, resourceOf }: ObligationListProps<I>) {
  const { year, choose, isReady } = useFinancialYear();
  const registrations = useRegistrations(area === 'gst');
  const resource = resourceOf(year, registrations);
  const form = useFormDrawer(resource, { alsoRefresh: compliancePaths });
  const dialogs = useDialogs();
  const { actions, bulkActions, dialog } = useObligationActions(area, resource, dialogs, form.edit);
  const add = (
    <Allowed right={`${resource.path}:write`}>
      <Button type="primary" icon={<Plus />} onClick={form.add}>
        {resourceTexts(resource.name, resource.texts).add}
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        actions={
          <>
            <YearSelect value={year} onChange={choose} />
            {add}
          </>
        }
      />
      {isReady ? (
        <ResourceTable
          resource={resource}
          query={{ area, financialYear: year }}
          actions={actions}
          bulkActions={bulkActions}
          emptyAction={add}
        />
      ) : (
        <LoadingState count={8} />
      )}
      {form.drawer}
      {dialogs.dialogs}
      {dialog}
    </>
  );
}
