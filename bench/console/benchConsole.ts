import { ownerOf } from '../../e2e/support/ownerOf';
import type { TestServer } from '../../e2e/support/startServer';
import { launchChromium } from '../../scripts/test/launchChromium';
import { measureParts } from '../measureParts';
import type { Part } from '../Part';
import type { PartsOf } from '../parts';
import { startProduct } from '../startProduct';
import { benchLists } from './benchLists';
import { benchOpening } from './benchOpening';
import { benchSlots } from './benchSlots';
import { benchSwitches } from './benchSwitches';
import { benchTyping } from './benchTyping';
import type { Staff } from './openConsole';
import { startFilledProduct } from './startFilledProduct';

/**
 * Measures what the console promises of its speed in a browser on the built product: its opening, and, with long lists
 * behind it, lists, forms and switches. Answers whether every target is met. `wanted`: the parts to measure, by default all.
 */
export async function benchConsole(executablePath: string, wanted: readonly string[]): Promise<boolean> {
  const browser = await launchChromium(executablePath);
  let filled: Promise<Staff & { product: TestServer }> | undefined;
  const staffOf = async (product: TestServer) => ({
    product,
    browser,
    url: product.url,
    owner: await ownerOf(product.url),
  });
  const onFilled = (bench: (staff: Staff) => Promise<Part>) => async () => {
    filled ??= startFilledProduct().then(staffOf);
    return bench(await filled);
  };
  const measures: PartsOf<'console', () => Promise<Part>> = {
    opening: async () => {
      const product = await startProduct();
      try {
        return await benchOpening(await staffOf(product));
      } finally {
        await product.stop();
      }
    },
    lists: onFilled(benchLists),
    typing: onFilled(benchTyping),
    switches: onFilled(benchSwitches),
    slots: () => benchSlots(browser),
  };
  try {
    return await measureParts('console', measures, wanted);
  } finally {
    await browser.close();
    await (await filled)?.product.stop();
  }
}
