import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { act } from './support/visit';

interface Vacancy {
  id: string;
  slug: string;
  title: string;
  version: number;
}
interface Candidate {
  id: string;
  phone: string;
}

const THANKS = 'Thank you! We will contact you soon.';
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

async function apply(page: Page, name: string, phone: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('City where you live').fill('Ranchi');
  await page.getByLabel(/^CV/).setInputFiles(cv);
  await page.getByLabel(/^I agree/).check();
  await page.getByRole('button', { name: 'Send application' }).click();
}

test('A vacancy made in the console is on the site; who applies without scripts is placed; closed, it is gone', async ({
  staffPage: page,
  server,
  api,
  browser,
}) => {
  await page.goto(`${server.url}/dashboard/vacancies`);
  await page.getByRole('link', { name: 'Add vacancy' }).click();
  await page.getByLabel('Role').fill('Forklift driver');
  await page.getByLabel('City').fill('Bokaro');
  await page.getByLabel('People needed').fill('3');
  await page.getByLabel('Show on the careers page').check();
  await page.getByRole('button', { name: 'Add vacancy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forklift driver, Bokaro');
  const vacancyUrl = page.url();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto('/careers');
    await visitor.getByRole('link', { name: 'Forklift driver' }).click({ timeout: 500 });
  }).toPass({ timeout: 5000 });
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Forklift driver in Bokaro');
  const address = visitor.url();
  await apply(visitor, 'Sunita Munda', '9876500401');
  await expect(visitor.getByText(THANKS)).toBeVisible();
  await visitor.getByRole('link', { name: /^What you sent us/ }).click();
  await expect(visitor.getByLabel('City where you live')).toHaveValue('Ranchi');
  await visitor.getByLabel('City where you live').fill('Gumla');
  await visitor.getByRole('button', { name: 'Save changes' }).click();
  await expect(visitor.getByText('Your application was changed.')).toBeVisible();

  const candidate = (await api<Candidate[]>('GET', 'candidates')).find(({ phone }) => phone === '9876500401');
  await page.reload();
  await page.getByRole('link', { name: 'Sunita Munda' }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard/account/manageCandidate/${candidate?.id}`);
  await expect(page.getByRole('link', { name: 'Forklift driver' })).toBeVisible();
  await expect(page.getByText('Careers page')).toBeVisible();
  await expect(page.getByText('Gumla')).toBeVisible();

  await page.getByRole('button', { name: 'Plan interview' }).click();
  await page.getByLabel('Day').fill('28 Nov 2026');
  await page.getByLabel('Time').fill('14:30');
  await page.getByLabel('Place').fill('Bokaro office');
  await page.getByRole('button', { name: 'Plan interview' }).click();
  await page.getByRole('button', { name: 'Passed', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Passed', exact: true })).toBeHidden();
  await page.getByRole('textbox', { name: 'Note' }).fill('Can begin in April.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('cell', { name: 'Can begin in April.' })).toBeVisible();

  await api('POST', 'centers', { client_name: 'Bokaro Rolling Mill', city: 'Bokaro', center_code: 'BRM-1' });
  await page.getByRole('button', { name: 'Selected' }).click();
  await page.getByRole('link', { name: 'Place', exact: true }).click();
  await expect(page.getByLabel('Designation')).toHaveValue('Forklift driver');
  await page.getByRole('combobox', { name: /Center/ }).fill('Rolling');
  await page.getByText('Bokaro Rolling Mill, Bokaro, BRM-1').click();
  await page.getByLabel('First day').fill('01 Apr 2026');
  await page.getByLabel('First day').press('Tab');
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunita Munda, Bokaro, BRM-1');
  await expect(page.getByText('Deployed')).toBeVisible();

  await page.goto(vacancyUrl);
  await expect(page.getByText('1 of 3 found')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect.poll(async () => (await visitor.goto(address))?.status(), { timeout: 5000 }).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This job is no longer open');
  await context.close();
});

test('With scripts a vacancy’s page stays as it came, what was typed too, and its language is one click away', async ({
  page,
  server,
  api,
}) => {
  const body = { title: 'Cook', city: 'Gumla', isPublic: true, payPaise: 1_500_000 };
  const vacancy = await api<Vacancy>('POST', 'vacancies', body);
  await page.goto(`${server.url}/careers/${vacancy.slug}`);
  await act(page);
  await page.getByLabel('Name').fill('Asha Tirkey');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cook in Gumla');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Tirkey');
  await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
  await expect(page).toHaveURL(`${server.url}/hi/careers/${vacancy.slug}`);
  await expect(page.getByRole('button', { name: 'आवेदन भेजें' })).toBeVisible();
  await page.getByRole('link', { name: 'Read in English' }).click();
  await apply(page, 'Asha Tirkey', '9876500402');
  await expect(page.getByText(THANKS)).toBeVisible();
  await api('PUT', `vacancies/${vacancy.id}`, { version: vacancy.version, status: 'Closed' });
});
