import type { Crumb } from 'shared/ui';

/** The way back to the landing page. */
export const compliancesCrumb: Crumb = { label: 'Compliances', to: '/dashboard/compliances' };
