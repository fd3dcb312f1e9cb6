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

/** A draft whose buttons are gone once it is issued, under a bar that was used before. */
function Draft() {
  const [isIssued, setIssued] = useState(false);
  return (
    <>
      <header>
        <button type="button">Logout</button>
      </header>
      <main aria-label="Page" tabIndex={-1}>
        {!isIssued && (
          <button
            type="button"
            onClick={async () => {
              if (await confirm({ title: 'Issue this invoice?', confirmLabel: 'Yes' })) setIssued(true);
            }}
          >
            Issue
          </button>
        )}
      </main>
    </>
  );
}

test('when an answer takes away what asked, the page’s content has the focus and not the bar above it', async () => {
  const { user } = renderScreen(<Draft />);
  screen.getByRole('button', { name: 'Logout' }).focus();
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main', { name: 'Page' })).toHaveFocus());
});
