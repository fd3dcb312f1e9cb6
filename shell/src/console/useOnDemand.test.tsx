import { screen } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import { useOnDemand } from './useOnDemand';

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>;

test('what is asked for is loaded before it is shown; where it does not come the page stays, says so, and can ask again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Part);
  function Page() {
    const part = useOnDemand<{ name: string }>(load, 'The list');
    return (
      <>
        <button type="button" onClick={part.Part ? part.close : part.open}>
          {part.Part ? 'Hide it' : 'Open'}
        </button>
        {part.Part && <part.Part name="the list" />}
      </>
    );
  }
  const { user } = renderScreen(<Page />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('The list couldn’t be loaded. Check your connection and try again.')).toBeVisible();
  expect(screen.queryByText('Here is the list')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Here is the list')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.queryByText('Here is the list')).toBeNull();
});
