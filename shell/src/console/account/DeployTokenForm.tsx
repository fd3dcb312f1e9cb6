import type { NewDeployToken } from 'shared/contract';
import { text } from 'shared/domain/validation';
import { api, refresh } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import { z } from 'zod';

const input = z.object({
  module: text('module', 40, 'Choose the module.'),
  name: text('name', 80, 'Name the token, so that you know it again.'),
});
type Input = z.infer<typeof input>;

/** Makes a token for one module. */
export function DeployTokenForm({
  modules,
  onMade,
  onCancel,
}: {
  modules: readonly string[];
  onMade: (made: { module: string; token: string }) => void;
  onCancel: () => void;
}) {
  const fields: readonly Field<Input>[] = [
    { name: 'module', label: 'Module', kind: 'select', options: modules, required: true },
    { name: 'name', label: 'Name', required: true, help: 'Where it is used: “CI of the finance team”.', maxLength: 80 },
  ];
  const make = async (wanted: Input) => {
    const { token } = await api.post<NewDeployToken>('deploy-tokens', wanted);
    onMade({ module: wanted.module, token });
    void refresh('deploy-tokens');
  };
  return (
    <SchemaForm
      fields={fields}
      schema={input}
      onSubmit={make}
      onCancel={onCancel}
      submitLabel="Make token"
      submittingLabel="Making..."
      failure="Failed to make the token"
    />
  );
}
