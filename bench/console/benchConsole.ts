import { chromium } from '@playwright/test';
import { ownerOf } from '../../e2e/support/ownerOf';
import { benchLists } from './benchLists';
import { benchSwitches } from './benchSwitches';
import { benchTyping } from './benchTyping';
import { startFilledProduct } from './startFilledProduct';
import { printVerdicts, type Verdict } from './verdict';

/** Measures what the console promises of its speed in a browser on the built product, with long lists behind it; prints medians. Answers whether every target is met. */
export async function benchConsole(executablePath: string): Promise<boolean> {
  process.stdout.write('Filling the lists …\n');
  const product = await startFilledProduct();
  const owner = await ownerOf(product.url);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const verdicts: Verdict[] = [];
  for (const bench of [benchLists, benchTyping, benchSwitches])
    verdicts.push(...(await bench({ browser, url: product.url, owner })));
  await browser.close();
  await product.stop();
  process.stdout.write('\n');
  return printVerdicts(verdicts);
}
