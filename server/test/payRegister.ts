import type { TestApp } from './openTestApp';

/** Has the owner check and approve a wage register as it is, and mark it paid; today by default. Answers the last. */
export async function payRegister({ call }: TestApp, id: string, paidOn?: string) {
  const { month } = (await call('GET', `wages/${id}`)).json<{ month: string }>();
  for (const step of ['checked', 'approved']) await call('POST', `wages/runs/${month}/${step}`);
  return call('PUT', `wages/${id}`, { status: 'Paid', ...(paidOn && { paidOn }) });
}
