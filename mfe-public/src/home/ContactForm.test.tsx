import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith } from '../testing/answerWith';
import { renderAt } from '../testing/renderAt';
import { ContactForm } from './ContactForm';

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await userEvent.type(screen.getByLabelText('Message'), 'Ten packers for Ranchi.');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

describe('the contact form', () => {
  test('sends name, email, message and optional fields, shows the thanks in its place, and moves the focus there', async () => {
    const requests = answerWith(201);
    renderAt('/', <ContactForm />);
    await fillIn();
    await userEvent.type(screen.getByLabelText('City (optional)'), 'Ranchi');
    await send();
    expect(await screen.findByText('Thank you! We will contact you soon.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByLabelText('Message')).not.toBeVisible();
    expect(screen.getByLabelText('Message').closest('form')).toHaveStyle({ visibility: 'hidden' });
    expect(requests).toEqual([
      {
        url: '/api/contact',
        body: {
          name: 'Asha',
          email: 'asha@example.com',
          phone: '',
          city: 'Ranchi',
          message: 'Ten packers for Ranchi.',
          website: '',
        },
        key: expect.stringMatching(/^[\d-]{16,}$/),
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  test("leaves the checks to the browser's own", async () => {
    const requests = answerWith(201);
    renderAt('/', <ContactForm />);
    for (const label of ['Name', 'Email', 'Message']) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
    for (const label of ['Phone (optional)', 'City (optional)'])
      expect(screen.getByLabelText(label)).not.toBeRequired();
    await send();
    expect(requests).toHaveLength(0);
  });

  test('shows the server’s message', async () => {
    answerWith(429, { message: 'Too many requests. Try again in an hour.', code: 'too_many' });
    renderAt('/', <ContactForm />);
    await fillIn();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests. Try again in an hour.');
    expect(screen.getByLabelText('Message')).toHaveValue('Ten packers for Ranchi.');
  });

  test.each([
    ['asha@example.com', true],
    ['r&d@example.com', true],
    ['आशा@उदाहरण.भारत', true],
    ['asha', false],
  ])('an address in any script is accepted: %s, %p', async (address, isOne) => {
    renderAt('/', <ContactForm />);
    await userEvent.type(screen.getByLabelText('Email'), address);
    expect(screen.getByLabelText<HTMLInputElement>('Email').checkValidity()).toBe(isOne);
  });

  test.each([500, 'offline'] as const)('keeps the typed input when sending fails with %p', async (fault) => {
    answerWith(fault);
    renderAt('/', <ContactForm />);
    await fillIn();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit. Please try again.');
    expect(screen.getByLabelText('Message')).toHaveValue('Ten packers for Ranchi.');
  });

  test('sends once, however often the button is clicked', async () => {
    const requests = answerWith(201);
    const answer = globalThis.fetch;
    globalThis.fetch = (...request) => {
      void answer(...request);
      return new Promise(() => undefined);
    };
    renderAt('/', <ContactForm />);
    await fillIn();
    await send();
    await send();
    expect(requests).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveAttribute('aria-busy', 'true');
  });
});
