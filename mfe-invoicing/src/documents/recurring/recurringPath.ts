/** Where recurring invoices are listed. */
export const recurringPath = '/dashboard/invoicing/list/recurring';
