import type { ReactNode } from 'react';
import { PageHeader } from 'shared/ui';
import type { Section } from './sections';

/** The head of a page below a section's first one. */
export function SectionHeader({ section, title, purpose, actions }: { section: Section; title: string; purpose: string; actions: ReactNode }) {
  return <PageHeader title={title} purpose={purpose} actions={actions} breadcrumbs={[{ label: section.label, to: section.base }, { label: title }]} />;
}
