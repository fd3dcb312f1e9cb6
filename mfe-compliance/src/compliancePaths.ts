/** The parts that show obligations, certificates or wages; a change of one is shown in all. */
export const compliancePaths = ['obligations', 'dues', 'compliance', 'calendar', 'wages'] as const;
