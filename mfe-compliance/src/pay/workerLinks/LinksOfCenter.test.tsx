import { screen, within } from '@testing-library/react';
import { countClicks, fakeApi, renderScreen } from 'shared/testing';
import LinksOfCenter from './LinksOfCenter';

const center = { id: 'n1', version: 1, client_name: 'Everkart', center_code: '', city: 'Pune', state: '' };
const person = { centerId: 'n1', deployment: 'Deployed', phone: '', email: '', language: '' };

test('links for everyone at a center are created at once, each with its code and a message in the person’s language', async () => {
  const employees = [
    { ...person, id: 'e1', name: 'Anil Mahto', phone: '98765 10001' },
    { ...person, id: 'e2', name: 'आशा देवी', language: 'hi' },
    { ...person, id: 'e4', name: 'Rina Toppo', email: 'rina@example.com' },
    { ...person, id: 'e3', name: 'Gone', deployment: 'Bench' },
  ];
  const api = fakeApi({ employees });
  api.on('POST', 'worker-links', ({ body }) => {
    const { employeeId } = body as { employeeId: string };
    return {
      status: 201,
      body: { id: `l-${employeeId}`, token: employeeId, code: `04321${employeeId.at(-1)}`, endsOn: '2026-12-05' },
    };
  });
  const { user } = renderScreen(<LinksOfCenter id="n1" record={center} />, { api });
  expect(
    await screen.findByText('3 people work here today, 1 without a phone number or email on record.'),
  ).toBeVisible();
  const clicks = countClicks(user);
  await user.click(screen.getByRole('button', { name: 'Make links for 3' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make links' }));
  const list = within(await screen.findByLabelText('Links to send'));
  expect(clicks()).toBe(2);
  expect(list.getByText(/Code 043211/)).toBeInTheDocument();
  const message = (name: string) => list.getByLabelText(name).getAttribute('href') ?? '';
  const origin = encodeURIComponent(window.location.origin);
  expect(message('WhatsApp to Anil Mahto')).toBe(
    `https://wa.me/919876510001?text=${encodeURIComponent('Payslips of Anil Mahto: ')}${origin}%2Fpayslips%23e1`,
  );
  expect(decodeURIComponent(message('SMS to आशा देवी'))).toMatch(/^sms:\?body=आशा देवी की वेतन पर्चियाँ: .*\/payslips#e2$/);
  const words = 'Payslips of Rina Toppo';
  expect(decodeURIComponent(message('Mail to Rina Toppo'))).toBe(
    `mailto:rina@example.com?subject=${words}&body=${words}: ${window.location.origin}/payslips#e4`,
  );
  expect(list.queryByLabelText('Mail to Anil Mahto')).toBeNull();
  expect(message('SMS to आशा देवी')).not.toContain('04321');
});
