import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith } from '../testing/answerWith';
import { renderAt } from '../testing/renderAt';
import { CallbackForm } from './CallbackForm';

const field = () => screen.getByLabelText('Mobile number');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'SUBMIT' }));

describe('the callback form', () => {
  test.each(['', '12345', '98765432101', '98765abcde', '+919876543210'])(
    'refuses %p, sends nothing and puts the focus on the field',
    async (typed) => {
      const requests = answerWith(200);
      renderAt('/', <CallbackForm />);
      if (typed) await userEvent.type(field(), typed);
      await submit();
      expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid 10-digit mobile number.');
      expect(field()).toHaveFocus();
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number.');
      expect(requests).toHaveLength(0);
    },
  );

  test('sends the number without the terms box ticked, thanks, hides itself and keeps its place', async () => {
    const requests = answerWith(200);
    renderAt('/', <CallbackForm />);
    await userEvent.type(field(), '9876543210{Enter}');
    expect(await screen.findByText('Thank you! We will contact you soon.')).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).not.toBeVisible();
    expect(screen.getByLabelText('Mobile number').closest('form')).toHaveStyle({ visibility: 'hidden' });
    expect(screen.getByRole('status')).toHaveFocus();
    expect(requests).toEqual([
      {
        url: '/api/send_otp.php',
        body: { mobile: '9876543210', terms: false, website: '' },
        key: expect.stringMatching(/^[\d-]{16,}$/),
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  test('says in the request that the terms box was ticked', async () => {
    const requests = answerWith(200);
    renderAt('/', <CallbackForm />);
    await userEvent.type(field(), '98765 43210');
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    expect(requests[0]?.body).toMatchObject({ mobile: '9876543210', terms: true });
  });

  test.each([500, 429, 'offline'] as const)(
    'keeps the number and says so when sending fails with %p, and works the next time, as the same attempt',
    async (fault) => {
      const failed = answerWith(fault);
      renderAt('/', <CallbackForm />);
      await userEvent.type(field(), '9876543210');
      await submit();
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit. Please try again.');
      expect(field()).toHaveValue('9876543210');
      const taken = answerWith(200);
      await submit();
      expect(await screen.findByText('Thank you! We will contact you soon.')).toBeVisible();
      expect(taken[0]?.key).toBe(failed[0]?.key);
    },
  );

  test('forgets the first error when the second try is valid', async () => {
    answerWith('offline');
    renderAt('/', <CallbackForm />);
    await submit();
    await userEvent.type(field(), '9876543210');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit. Please try again.');
    expect(field()).toBeValid();
  });

  test('works as a plain form without scripts', () => {
    const { container } = renderAt('/', <CallbackForm />);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/send_otp.php');
    expect(field()).toHaveAttribute('pattern', '[0-9]{10}');
    expect(field()).toBeRequired();
    expect(screen.getByRole('checkbox')).not.toBeRequired();
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms-of-service');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  test('hides its honeypot from people, screen readers and the keyboard', async () => {
    const { container } = renderAt('/', <CallbackForm />);
    const trap = container.querySelector('input[name=website]');
    expect(trap?.closest('[hidden]')).not.toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
  });
});
