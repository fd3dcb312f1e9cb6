import type { TestApp } from './openTestApp';

/** Lets the owner check and approve a wage register and mark it paid, by default today. Returns the last response. */
export async function payRegister({ call }: TestApp, id: string, paidOn?: string) {
  const { month } = (await call('GET', `wages/${id}`)).json<{ month: string }>();
  for (const step of ['checked', 'approved']) await call('POST', `wages/runs/${month}/${step}`);
  return call('PUT', `wages/${id}`, { status: 'Paid', ...(paidOn && { paidOn }) });
}
