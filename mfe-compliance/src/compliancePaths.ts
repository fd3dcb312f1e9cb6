/** Whatever shows obligations, certificates or wages; a change of one of them shows in all of these. */
export const compliancePaths = ['obligations', 'dues', 'compliance', 'calendar', 'wages'] as const;
