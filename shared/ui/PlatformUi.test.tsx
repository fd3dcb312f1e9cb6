import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { confirm } from 'shared/platform';
import { renderScreen } from 'shared/testing';

/** A button that is disabled while its question is open, and a menu whose item is gone by then. */
function Acts() {
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const ask = async () => {
    setAsking(true);
    setOpen(false);
    await Promise.resolve();
    await confirm({ title: 'Issue this invoice?' });
    setAsking(false);
  };
  return (
    <>
      <button type="button" disabled={isAsking} onClick={() => void ask()}>
        Issue
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      {isOpen && (
        <button type="button" onClick={() => void ask()}>
          Cancel invoice
        </button>
      )}
    </>
  );
}

test.each([
  ['Issue', 'a button that was switched off meanwhile', 'Issue'],
  ['Cancel invoice', 'the button of a menu whose item is gone', 'More'],
])('Escape from what %s asks gives the focus back to %s', async (opener, _, focused) => {
  const { user } = renderScreen(<Acts />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: opener }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: focused })).toHaveFocus());
});

/** A draft whose button is gone once it is issued, under a bar that was used before. `answered`: what issuing waits for. */
function Draft({ answered }: { answered: () => Promise<void> }) {
  const [isIssued, setIssued] = useState(false);
  const issue = async () => {
    const yes = await confirm({ title: 'Issue this invoice?', confirmLabel: 'Yes' });
    await answered();
    setIssued(yes);
  };
  return (
    <>
      <header>
        <button type="button">Logout</button>
      </header>
      <main tabIndex={-1}>
        <button key={String(isIssued)} type="button" onClick={() => void issue()}>
          {isIssued ? 'Record payment' : 'Issue'}
        </button>
      </main>
    </>
  );
}

test.each([
  ['at once', () => Promise.resolve()],
  [
    'after the focus came back to it',
    () => waitFor(() => expect(screen.getByRole('button', { name: 'Issue' })).toHaveFocus()),
  ],
])('what asked may go %s: Tab goes on in the page’s content, and not in the bar above it', async (_, answered) => {
  const { user } = renderScreen(<Draft answered={answered} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('button', { name: 'Record payment' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Record payment' })).toHaveFocus();
});
