/** The currencies the product shows, and how each groups its digits. */
const formats: Readonly<Record<string, Intl.NumberFormat>> = {
  INR: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

/** Integer minor units as text: 12000000 → `₹1,20,000.00`. By default rupees. */
export function formatMoney(minor: number, currency = 'INR'): string {
  return (formats[currency] ?? new Intl.NumberFormat('en-IN', { style: 'currency', currency })).format(minor / 100);
}
