/** The path of the recurring invoices' list. */
export const recurringPath = '/dashboard/invoicing/list/recurring';
