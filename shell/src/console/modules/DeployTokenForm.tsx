import type { NewDeployToken } from 'shared/contract';
import { type DeployTokenInput, deployTokenInput, tokenDays, tokenScopes } from 'shared/domain/accounts/deployToken';
import { api, refresh } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import { z } from 'zod';

/** Pasted addresses arrive as text. */
const input = deployTokenInput.extend({ days: z.enum(tokenDays.map(String)) });
type Input = z.infer<typeof input>;

const periods = tokenDays.map((days) => ({ value: String(days), label: `${days} days` }));

/** Creates a token for one module, valid for a number of days. */
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
    {
      name: 'module',
      label: 'Module',
      kind: 'suggest',
      options: modules,
      required: true,
      help: 'It can be a module that isn’t released yet, such as “mfe-tasks”.',
    },
    { name: 'name', label: 'Name', required: true, help: 'For example “Finance team CI”.', maxLength: 80 },
    {
      name: 'scope',
      label: 'May',
      kind: 'select',
      options: Object.entries(tokenScopes).map(([value, label]) => ({ value, label })),
      clearable: false,
      help: 'What is only published waits until somebody makes it current.',
    },
    { name: 'days', label: 'Expires after', kind: 'select', options: periods, required: true },
  ];
  const make = async ({ days, ...wanted }: Input) => {
    const asked: DeployTokenInput = { ...wanted, days: Number(days) as DeployTokenInput['days'] };
    const { token } = await api.post<NewDeployToken>('deploy-tokens', asked);
    onMade({ module: wanted.module, token });
    void refresh('deploy-tokens');
  };
  return (
    <SchemaForm
      fields={fields}
      schema={input}
      initial={{ days: '90', scope: 'promote' }}
      onSubmit={make}
      onCancel={onCancel}
      submitLabel="Create token"
      submittingLabel="Making..."
      failure="Failed to create the token"
    />
  );
}
