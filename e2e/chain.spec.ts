import { addMonths } from 'shared/domain/dates/dates';
import { expect, test } from './fixtures';
import { apply, THANKS } from './support/apply';
import { colleagueOf } from './support/colleagueOf';
import { signInAs } from './support/signInAs';

interface Candidate {
  id: string;
  phone: string;
}
interface Sheet {
  people: { name: string; days: string }[];
}

const MOBILE = '9123400031';
const APPLICANT = 'Sunita Munda';
const ownLetterhead = {
  address: '4 Station Road\nDhanbad',
  gstin: '20AAPFU0939F1Z9',
  cin: 'U78100JH2019PTC012345',
  signatory: 'Asha Kumari',
};

test('From a callback to the issued bill of a locked month: lead, company, center, vacancy, application, interview, placement, attendance, bill', async ({
  staffPage: page,
  server,
  api,
  owner,
  browser,
}) => {
  test.slow();
  const thisMonth = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()).slice(0, 7);
  // A month is locked after it has ended.
  const month = addMonths(`${thisMonth}-01`, -1).slice(0, 7);
  const today = Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', day: 'numeric' }).format(new Date()));
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const visitor = await context.newPage();
  await visitor.goto('/');
  await visitor.getByLabel('Mobile number').fill(MOBILE);
  await visitor.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(visitor.getByText(THANKS)).toBeVisible();

  await page.goto(`${server.url}/dashboard/leads?q=${MOBILE}`);
  await page.getByRole('button', { name: `More for ${MOBILE}` }).click();
  await page.getByRole('menuitem', { name: 'Convert to company' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill('Bokaro Rolling Mill');
  await drawer.getByRole('button', { name: 'Convert to company' }).click();
  await expect(page.getByText(`Converted to a company: ${MOBILE}`)).toBeVisible();
  await page.goto(`${server.url}/dashboard/newCenter`);
  await page.getByLabel('Client name').fill('Bokaro Rolling Mill');
  await page.getByLabel('Center code').fill('BRM-1');
  await page.getByLabel('City').fill('Bokaro');
  await page.getByRole('button', { name: 'Add center' }).click();
  await expect(page.getByText('Center added successfully!')).toBeVisible();

  await page.goto(`${server.url}/dashboard/vacancies`);
  await page.getByRole('link', { name: 'Add vacancy' }).click();
  await page.getByLabel('Role').fill('Forklift driver');
  await page.getByRole('combobox', { name: /^Center/ }).fill('Rolling');
  await page.getByText('Bokaro Rolling Mill, Bokaro, BRM-1').click();
  await page.getByLabel('City').fill('Bokaro');
  await page.getByLabel('People needed').fill('3');
  await page.getByLabel('Show on the careers page').check();
  await page.getByRole('button', { name: 'Add vacancy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forklift driver, Bokaro');
  const vacancyUrl = page.url();

  await expect(async () => {
    await visitor.goto('/careers');
    await visitor.getByRole('link', { name: 'Forklift driver' }).click({ timeout: 500 });
  }).toPass();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Forklift driver in Bokaro');
  const address = visitor.url();
  await apply(visitor, APPLICANT, '9876500401');
  await expect(visitor.getByText(THANKS)).toBeVisible();
  await visitor.getByRole('link', { name: /^What you sent us/ }).click();
  await expect(visitor.getByLabel('City where you live')).toHaveValue('Ranchi');
  await visitor.getByLabel('City where you live').fill('Gumla');
  await visitor.getByRole('button', { name: 'Save changes' }).click();
  await expect(visitor.getByText('Your application was changed.')).toBeVisible();

  const candidate = (await api<Candidate[]>('GET', 'candidates')).find(({ phone }) => phone === '9876500401');
  await page.reload();
  const board = page.getByRole('region', { name: 'People put forward' });
  await board.getByRole('button', { name: `More for ${APPLICANT}` }).click();
  await page.getByRole('menuitem', { name: 'Plan interview' }).click();
  const interview = page.getByRole('dialog');
  await interview.getByLabel('Day').fill('28 Nov 2026');
  await interview.getByLabel('Time').fill('14:30');
  await interview.getByLabel('Place').fill('Bokaro office');
  await interview.getByRole('button', { name: 'Plan interview' }).click();
  await expect(board.getByRole('region', { name: /^Interview/ }).getByText(APPLICANT)).toBeVisible();
  await board.getByRole('link', { name: APPLICANT }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard/account/manageCandidate/${candidate?.id}`);
  await expect(page.getByText('Careers page')).toBeVisible();
  await expect(page.getByText('Gumla')).toBeVisible();
  await page.getByRole('button', { name: 'Passed', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Can begin at once.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('cell', { name: 'Can begin at once.' })).toBeVisible();

  await page.getByRole('button', { name: 'Selected' }).click();
  await page.getByRole('link', { name: 'Place', exact: true }).click();
  await expect(page.getByLabel('Designation')).toHaveValue('Forklift driver');
  await page
    .getByLabel('First day')
    .fill(`01 ${new Date(`${month}-01`).toLocaleString('en', { month: 'short' })} ${month.slice(0, 4)}`);
  await page.getByLabel('First day').press('Tab');
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${APPLICANT}, Bokaro Rolling Mill`);
  await expect(page.getByText('Deployed')).toBeVisible();

  const [center] = await api<{ id: string }[]>('GET', 'centers?q=BRM-1');
  await page.goto(`${server.url}/dashboard/clientList/${center?.id}`);
  await page.getByRole('button', { name: 'Make link', exact: true }).click();
  await page.getByRole('combobox', { name: 'Month' }).waitFor();
  await page.getByRole('button', { name: 'Make link', exact: true }).click();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Kolkata' });
  await phone.goto(await page.getByLabel('The link').inputValue());
  await phone.getByRole('button', { name: 'Everybody present' }).click();
  await expect(phone.getByRole('status')).toHaveText('Everything is sent to the office.');
  await phone.close();

  // A colleague limited to this center has the same month open.
  const reach = { companies: [], centers: [center?.id ?? ''] };
  const besideContext = await browser.newContext({ baseURL: server.url });
  await signInAs(besideContext, await colleagueOf(server.url, owner, { name: 'Nirmala', role: 'recruiter', reach }));
  const beside = await besideContext.newPage();
  const gridOf = (of: string) => `${server.url}/dashboard/attendance?center=${center?.id}&month=${of}`;
  const dayOn = (tab: typeof page, of: number) =>
    tab.getByRole('gridcell', { name: new RegExp(`^${APPLICANT}, ${of}: `) });
  const day = (of: number) => dayOn(page, of);
  for (const tab of [beside, page]) await tab.goto(gridOf(thisMonth));
  // A holiday of the calendar is marked as one.
  const wasThere = new RegExp(`^${APPLICANT}, ${today}: (Present|Holiday)$`);
  await expect(dayOn(beside, today)).toHaveAccessibleName(wasThere);
  await expect(day(today)).toHaveAccessibleName(wasThere);
  for (const tab of [beside, page]) await tab.goto(gridOf(month));
  await expect(dayOn(beside, 2)).toBeVisible();
  await day(1).click();
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('p');
  await expect(page.getByRole('status', { name: 'Attendance of the month' })).toHaveText('1 person · 0 days missing');
  await day(2).click();
  await page.keyboard.press('w');
  await expect(dayOn(beside, 2)).toHaveAccessibleName(`${APPLICANT}, 2: Weekly off`);
  await besideContext.close();
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('Everything is saved.');
  for (const step of ['Submit', 'Confirm', 'Lock']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
    await expect(page.getByRole('button', { name: step, exact: true })).toBeHidden();
  }
  await expect(page.getByText(/^Locked · Submitted by .* · Confirmed by .* · Locked by /)).toBeVisible();
  const { people } = await api<Sheet>('GET', `attendance/${center?.id}/${month}`);
  expect(people.map(({ name, days }) => [name, /^[PF]W[PF]+$/.test(days)])).toEqual([[APPLICANT, true]]);

  const [placement] = await api<{ id: string }[]>('GET', `placements?centerId=${center?.id}`);
  await api('PUT', `placements/${placement?.id}`, { billBasis: 'day', billPaise: 80_000 });
  const [client] = await api<{ id: string }[]>('GET', 'companies?q=Rolling');
  await api('PUT', `companies/${client?.id}/billing`, { state: '20', address: '1 Mill Road', purchaseOrder: 'PO-77' });
  const [letterhead] = await api<{ id: string }[]>('GET', 'letterhead');
  await api('PUT', `letterhead/${letterhead?.id}`, ownLetterhead);
  await page.goto(`${server.url}/dashboard/clientList/${center?.id}`);
  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  await page.getByText(/^Forklift driver, .*: 1 person/).click();
  await expect(page.getByText(/^\d+ present, 1 weekly off/)).toBeVisible();
  await page.getByRole('button', { name: 'Make draft' }).click();
  const billed = page.getByRole('region', { name: 'Billed days' });
  await expect(billed.getByText(/^Forklift driver, .*: 1 person/)).toBeVisible();
  await expect(page.getByRole('article').getByText('PO-77')).toBeVisible();
  await expect(page.getByRole('article').getByRole('cell', { name: APPLICANT })).toBeVisible();
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText('Unpaid')).toBeVisible();
  const { centers } = await api<{ centers: { centerId: string; billed: number; notBilled: number }[] }>(
    'GET',
    `invoices/to-bill?month=${month}`,
  );
  const { billed: done, notBilled } = centers.find(({ centerId }) => centerId === center?.id) ?? {};
  expect([done, notBilled]).toEqual([1, 0]);

  await page.goto(vacancyUrl);
  await expect(page.getByText('1 of 3 found')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This job is no longer open');
  await context.close();
});
