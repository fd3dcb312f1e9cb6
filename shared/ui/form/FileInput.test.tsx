import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileInput } from './FileInput';

const pdf = new File([new Uint8Array(1500)], 'licence.pdf', { type: 'application/pdf' });
const scan = new File([new Uint8Array(2_400_000)], 'licence.png', { type: 'image/png' });

function Form({ disabled = false }: { disabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileInput
      aria-label="Certificate"
      value={file}
      onChange={setFile}
      accept=".pdf,.png"
      hint="PDF or PNG up to 5 MB"
      disabled={disabled}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Certificate');
const area = () => input().parentElement as HTMLElement;

test('a chosen file is shown with its name and size, in place of the hint', async () => {
  render(<Form />);
  expect(screen.getByText('PDF or PNG up to 5 MB')).toBeVisible();
  await userEvent.upload(input(), pdf);
  expect(screen.getByText('licence.pdf')).toHaveTextContent('licence.pdf 1.5 KB');
  expect(screen.queryByText('PDF or PNG up to 5 MB')).toBeNull();
});

test('a file can be dropped, and another one takes its place', async () => {
  render(<Form />);
  await userEvent.upload(input(), pdf);
  fireEvent.drop(area(), { dataTransfer: { files: [scan] } });
  expect(screen.getByText('licence.png')).toHaveTextContent('licence.png 2.4 MB');
});

test('a file that was removed can be chosen again', async () => {
  render(<Form />);
  await userEvent.upload(input(), pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Remove licence.pdf' }));
  expect(screen.getByText('PDF or PNG up to 5 MB')).toBeVisible();
  expect(input().value).toBe('');
  await userEvent.upload(input(), pdf);
  expect(screen.getByText('licence.pdf')).toBeVisible();
});

test('the button opens the file dialog of the control, which alone takes the focus', async () => {
  render(<Form />);
  await userEvent.tab();
  expect(input()).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  const opened = jest.spyOn(input(), 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Choose file' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('while a form is saved nothing can be chosen, dropped or removed', () => {
  render(<Form disabled />);
  expect(input()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeDisabled();
  fireEvent.drop(area(), { dataTransfer: { files: [pdf] } });
  expect(screen.getByText('PDF or PNG up to 5 MB')).toBeVisible();
});
