/** The address of a month's bills: of all clients, a company's, or a center's. */
export function billsPath({ month, company, center }: { month: string; company?: string; center?: string }): string {
  const query = new URLSearchParams({ month, ...(company && { company }), ...(center && { center }) });
  return `/dashboard/invoicing/bills?${query.toString()}`;
}
