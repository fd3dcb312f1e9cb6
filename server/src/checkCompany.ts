import { z } from 'zod';
import { StartError } from './startError';

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);

/** The company's facts that the product computes with or links to; the rest of `company.json` is text to show. */
const schema = z.object({
  name: z.string().trim().min(1),
  email: z.email(),
  gstFiler: z.enum(['monthly', 'quarterly']),
  map: z.object({ embedUrl: link, linkUrl: link }),
  products: z.array(z.object({ url: link })),
  links: z.record(z.string(), link),
});

/** Checks the company's facts. Throws `StartError` that names the first wrong one. */
export function checkCompany(facts: unknown): void {
  const { error } = schema.safeParse(facts);
  const issue = error?.issues[0];
  if (issue)
    throw new StartError(
      `company.json is wrong at ${issue.path.join('.')}: ${issue.message}. Correct it and start again.`,
      { cause: error },
    );
}
