/** A page's filters; empty ones are left out. */
type Narrowed = Readonly<Record<string, string | undefined>>;

function address(path: string, query: Narrowed = {}): string {
  const params = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return params.length === 0 ? path : `${path}?${params.join('&')}`;
}

/** The pages of the product that API responses may link to. */
export const places = {
  attendance: (query: { month?: string; center?: string } = {}) => address('/dashboard/attendance', query),
  bills: (query: { month: string; center?: string; company?: string }) => address('/dashboard/invoicing/bills', query),
  invoice: (id: string) => `/dashboard/invoicing/list/${encodeURIComponent(id)}`,
  /** `query` as in the list's address. */
  invoices: (query: string) => `/dashboard/invoicing/list?${query}`,
  placements: () => '/dashboard/placements',
  employees: () => '/dashboard/compliances/wage-management/employees',
  questions: () => '/dashboard/compliances/wage-management/questions?status=Open',
  run: () => '/dashboard/compliances/wage-management/run',
  dues: () => '/dashboard/compliances/upcoming-dues',
  bringIn: () => '/dashboard/bring-in',
  clients: () => '/dashboard/account/manageCompanies',
  newCenter: () => '/dashboard/newCenter',
  companyDetails: () => '/dashboard/account/settings#company-details',
} as const;
