const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-08-15` as `15 Aug 2025`; an instant is shown as its day in India. Empty for nothing. */
export function formatDate(iso: string | null | undefined): string {
  if (!iso) return '';
  const [year, month, day] = (iso.length > 10 ? indianDay(iso) : iso).split('-');
  return `${day} ${months[Number(month) - 1] ?? month} ${year}`;
}

const indianParts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });
const indianTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });
const indianDay = (instant: string) => indianParts.format(new Date(instant));

/** An instant as `15 Aug 2025, 18:30` in India. */
export function formatInstant(iso: string): string {
  return `${formatDate(iso)}, ${indianTime.format(new Date(iso))}`;
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** A number with Indian grouping: 1,20,000. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}
