import { expect, test } from '../fixtures';
import { apply, THANKS } from '../support/apply';
import { act } from '../support/visit';

interface Vacancy {
  id: string;
  slug: string;
  title: string;
  version: number;
}
test('With scripts a vacancy’s page stays as it came, what was typed too, and its language is one click away', async ({
  page,
  server,
  api,
}) => {
  const body = { title: 'Cook', city: 'Gumla', isPublic: true, payPaise: 1_500_000 };
  const vacancy = await api<Vacancy>('POST', 'vacancies', body);
  await page.goto(`${server.url}/careers/${vacancy.slug}`);
  await expect(page.locator('input[name=website]')).toBeHidden();
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
