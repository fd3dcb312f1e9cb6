import { expect, test } from './fixtures';
import { axeFindings } from './support/axeFindings';

const base = '/dashboard/compliances';
const pages = ['gst', 'tds', 'certificates', 'score', 'upcoming-dues', 'wage-management'] as const;

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the compliance screens, ${scheme}`, async ({ staffPage: page, server, api }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const [register] = await api<{ id: string }[]>('GET', 'wages');
    const paths = [base, ...pages.map((each) => `${base}/${each}`), `${base}/upcoming-dues?view=year`, `${base}/wage-management/employees`, `${base}/wage-management/${register?.id}`, '/dashboard/calendar', '/dashboard/report', `${base}/certificates?form=new`];
    for (const path of paths) {
      await page.goto(server.url + path);
      await page.waitForLoadState('networkidle');
      expect([path, await axeFindings(page)]).toEqual([path, []]);
    }
  });
}

for (const width of [390, 768, 1280]) {
  test(`nothing is wider than the screen at ${width} px`, async ({ staffPage: page, server, api }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const [register] = await api<{ id: string }[]>('GET', 'wages');
    for (const path of [base, ...pages.map((each) => `${base}/${each}`), `${base}/wage-management/${register?.id}`, '/dashboard/calendar', '/dashboard/report']) {
      await page.goto(server.url + path);
      await page.waitForLoadState('networkidle');
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([path, 0]);
    }
  });
}
