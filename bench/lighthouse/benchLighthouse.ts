import lighthouse, { desktopConfig } from 'lighthouse';
import { launchChromium } from '../../scripts/test/launchChromium';
import { median } from '../median';
import { printTable } from '../printTable';
import { publicPaths } from '../site/publicPaths';
import { startProduct } from '../startProduct';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** The least points of each category, by device. */
const targets = {
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  mobile: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
} satisfies Record<string, Record<Category, number>>;
type Settings = keyof typeof targets;

const ROUNDS = 3;

interface Result {
  scores: Record<Category, number>;
  /** The audits that cost points, by name. */
  lost: string[];
}

async function audit(url: string, port: number, settings: Settings): Promise<Result> {
  const answer = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...categories] },
    settings === 'desktop' ? desktopConfig : undefined,
  );
  if (!answer) throw new Error(`Lighthouse had no result for ${url}.`);
  const { lhr } = answer;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const lost = categories
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { scores, lost: [...new Set(lost)] };
}

/** Audits every public page with Lighthouse's desktop and mobile settings; prints the median scores. Answers whether every target is met. */
export async function benchLighthouse(executablePath: string): Promise<boolean> {
  const product = await startProduct();
  const port = 9300 + (process.pid % 500);
  const browser = await launchChromium(executablePath, { args: [`--remote-debugging-port=${port}`] });
  const rows: (string | number)[][] = [];
  const missed: string[] = [];
  for (const settings of Object.keys(targets) as Settings[]) {
    for (const path of publicPaths) {
      const results: Result[] = [];
      for (let round = 0; round < ROUNDS; round += 1) results.push(await audit(product.url + path, port, settings));
      const scores = categories.map((name) => median(results.map((result) => result.scores[name])));
      const isMet = categories.every((name, index) => (scores[index] ?? 0) >= targets[settings][name]);
      if (!isMet) missed.push(`${settings} ${path}`);
      rows.push([
        `${settings} ${path}`,
        ...scores,
        isMet ? '' : [...new Set(results.flatMap(({ lost }) => lost))].join(' '),
      ]);
    }
  }
  await browser.close();
  await product.stop();
  process.stdout.write(
    `Lighthouse, medians of ${ROUNDS}; the targets are 100, and 98 for performance on mobile settings\n`,
  );
  printTable(['page', ...categories, 'lost points'], rows);
  process.stdout.write(missed.length === 0 ? 'met     every score\n' : `MISSED  ${missed.join(', ')}\n`);
  return missed.length === 0;
}
