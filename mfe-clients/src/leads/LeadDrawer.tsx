import { Drawer } from 'antd';
import { lazy, Suspense } from 'react';
import type { Lead } from 'shared/domain/clients/leads/lead';
import { useRecord, useUrlState } from 'shared/platform';
import { LoadingState, type ResourceDefinition, ResponseState, useMerge } from 'shared/ui';
import { askingToClose } from './askingToClose';
import type { ConversionKind } from './conversions';
import { leadTitle } from './lead';
import type { LeadForm } from './leadForm';
import { useConversion } from './useConversion';

const LeadView = lazy(() => import('./LeadView').then((loaded) => ({ default: loaded.LeadView })));

/** The open lead and its conversion target; both are in the address. */
export interface LeadDrawerState {
  /** The lead's id; empty when none is open. */
  id: string;
  convert: ConversionKind | undefined;
  open: (id: string, convert?: ConversionKind) => void;
  close: () => void;
}

/** Opens and closes the drawer of a lead: `?lead=<id>&convert=company`. */
export function useLeadDrawer(): LeadDrawerState {
  const [{ lead, convert }, setUrl] = useUrlState({ lead: '', convert: '' });
  const conversion = useConversion(convert);
  return {
    id: lead,
    convert: conversion,
    open: (id, kind) => setUrl({ lead: id, convert: kind ?? '' }),
    close: () => setUrl({ lead: '', convert: '' }),
  };
}

/** One lead next to the list: view, follow up or convert. */
export function LeadDrawer({
  resource,
  drawer,
}: {
  resource: ResourceDefinition<Lead, LeadForm>;
  drawer: LeadDrawerState;
}) {
  const { id, convert, open, close } = drawer;
  const { data: lead, ...response } = useRecord<Lead>('leads', id === '' ? undefined : id);
  const merge = useMerge(resource, id, lead);
  const title = lead ? leadTitle(lead) : 'Lead';
  return (
    <Drawer
      open={id !== ''}
      size={680}
      title={convert ? `Convert ${title}` : title}
      extra={merge.button}
      onClose={() => void askingToClose(close)}
      destroyOnHidden
    >
      {merge.notice}
      {id !== '' && <ResponseState of={response} failed="Failed to load this lead" skeleton="form" />}
      {lead && (
        <Suspense fallback={<LoadingState shape="form" />}>
          <LeadView
            key={lead.id}
            resource={resource}
            lead={lead}
            convert={convert}
            onConvert={(kind) => open(id, kind)}
            onLeave={close}
          />
        </Suspense>
      )}
    </Drawer>
  );
}
