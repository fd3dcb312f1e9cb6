import type { NewReviewLink } from 'shared/contract/releases/reviewLink';
import { api, refresh } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import { z } from 'zod';

const RELEASES = /^[a-z][a-z0-9-]{1,39}@[\w.-]+$/;
const partsOf = (text: string) => text.split(',').map((part) => part.trim());

const input = z.object({
  releases: z
    .string()
    .refine(
      (text) => partsOf(text).every((part) => RELEASES.test(part)),
      'Give modules and versions, such as mfe-tasks@1.2.0.',
    ),
});
type Input = z.infer<typeof input>;

const fields: readonly Field<Input>[] = [
  {
    name: 'releases',
    label: 'Releases',
    required: true,
    maxLength: 1_000,
    help: 'One or more with commas between them, for example “mfe-tasks@1.2.0, mfe-training@0.3.1”.',
  },
];

/** Creates a link for reviewers. */
export function ReviewLinkForm({ onMade, onCancel }: { onMade: (token: string) => void; onCancel: () => void }) {
  const make = async ({ releases }: Input) => {
    const uses = partsOf(releases).map((part) => {
      const [module, version] = part.split('@');
      return { module, version };
    });
    const { token } = await api.post<NewReviewLink>('review-links', { uses });
    onMade(token);
    void refresh('review-links');
  };
  return (
    <SchemaForm
      fields={fields}
      schema={input}
      onSubmit={make}
      onCancel={onCancel}
      submitLabel="Create link"
      submittingLabel="Making..."
      failure="Failed to create the link"
    />
  );
}
