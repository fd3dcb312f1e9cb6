const timeLimit = 15_000;

/**
 * Posts a form's values as JSON to the address the form itself names, so that both ways of sending
 * (with and without JavaScript) end in the same place. Rejects when the network fails, after
 * 15 seconds, or when the answer is not a success.
 */
export async function send(form: HTMLFormElement, values: Record<string, string | boolean>): Promise<void> {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${form.action}; send the form again later.`);
}
