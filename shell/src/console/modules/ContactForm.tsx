import { type ModuleContact, moduleContactInput, type StoredContact } from 'shared/contract/releases/moduleNews';
import { deployTokenInput } from 'shared/domain/accounts/deployToken';
import { api, refresh } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import type { z } from 'zod';

const input = moduleContactInput.extend({ id: deployTokenInput.shape.module });
type Input = z.infer<typeof input>;

/** Sets the address that a module team's messages go to. */
export function ContactForm({
  modules,
  known,
  onStored,
  onCancel,
}: {
  modules: readonly string[];
  /** The current contact; empty for a new one. */
  known: Partial<ModuleContact>;
  onStored: (contact: StoredContact) => void;
  onCancel: () => void;
}) {
  const { id = '', url = '', mail = '' } = known;
  const fields: readonly Field<Input>[] = [
    {
      name: 'id',
      label: 'Module',
      kind: 'suggest',
      options: modules,
      required: true,
    },
    {
      name: 'url',
      label: 'Webhook',
      help: 'Called with JSON, signed by Standard Webhooks. A new address gets a new secret.',
      maxLength: 500,
    },
    { name: 'mail', label: 'Mail', help: 'For example team@example.com.', maxLength: 200 },
  ];
  const store = async ({ id: module, ...contact }: Input) => {
    onStored(await api.put<StoredContact>(`module-contacts/${encodeURIComponent(module)}`, contact));
    void refresh('module-contacts');
  };
  return (
    <SchemaForm
      fields={fields}
      schema={input}
      initial={{ id, url, mail }}
      onSubmit={store}
      onCancel={onCancel}
      submitLabel="Save contact"
      submittingLabel="Saving..."
      failure="Failed to save the contact"
    />
  );
}
