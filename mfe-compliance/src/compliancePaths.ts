/** API paths that show obligations, certificates or wages; a change in one refetches all. */
export const compliancePaths = ['obligations', 'dues', 'compliance', 'calendar', 'wages'] as const;
