import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DeployToken } from 'shared/contract';
import { tokenScopes, tokenWarningDays } from 'shared/domain/accounts/deployToken';
import { api } from 'shared/platform';
import { type Column, formatCount, formatInstant, type RowAction, ShownOnce } from 'shared/ui';
import { DeployTokenForm } from './DeployTokenForm';
import { RowsPanel } from './RowsPanel';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => (days === 0 ? 'Today' : `In ${formatCount(days, { one: 'day', many: 'days' })}`);
const soon = Array.from({ length: tokenWarningDays }, (_, days) => inDays(days));

function whatIsLeft({ expiresAt }: DeployToken): string {
  const left = Date.parse(expiresAt) - Date.now();
  return left <= 0 ? 'Ended' : inDays(Math.floor(left / DAY_MS));
}

const columns: readonly Column<DeployToken>[] = [
  { key: 'name', title: 'Name' },
  { key: 'module', title: 'Module' },
  {
    key: 'scope',
    title: 'May',
    text: ({ scope }) => tokenScopes[scope],
    priority: 2,
  },
  { key: 'createdAt', title: 'Made', kind: 'date', text: ({ createdAt }) => formatInstant(createdAt), priority: 3 },
  { key: 'by', title: 'By', priority: 3 },
  {
    key: 'usedAt',
    title: 'Last used',
    kind: 'date',
    text: ({ usedAt }) => (usedAt === null ? 'Never' : formatInstant(usedAt)),
    priority: 2,
  },
  {
    key: 'expiresAt',
    title: 'Ends',
    kind: 'status',
    value: (token) => whatIsLeft(token),
    tones: { Ended: 'bad', ...Object.fromEntries(soon.map((left) => [left, 'warn'])) },
  },
];

const revoke: RowAction<DeployToken> = {
  label: 'Revoke',
  danger: true,
  failed: 'Failed to revoke the token',
  confirm: ({ name, module }) => ({
    title: 'Revoke this token?',
    body: `Pipelines releasing ${module} with “${name}” will be refused.`,
  }),
  onClick: ({ id }) => api.delete(`deploy-tokens/${encodeURIComponent(id)}`),
  done: () => 'Token revoked',
  refreshes: ['deploy-tokens'],
};

/** The tokens with which a team's pipeline publishes its own module. */
export function DeployTokensPanel({ modules }: { modules: readonly string[] }) {
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ module: string; token: string }>();
  const add = (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      New token
    </Button>
  );
  return (
    <RowsPanel
      title="Deploy tokens"
      purpose="Each token lets a team’s pipeline release one module until the token expires."
      path="deploy-tokens"
      toRow={(token: DeployToken) => token}
      columns={columns}
      rowTitle={({ name }) => name}
      failed="Failed to load deploy tokens"
      empty={isAdding ? undefined : 'No deploy tokens yet'}
      actions={() => [revoke]}
      head={isAdding ? undefined : add}
    >
      {made && (
        <ShownOnce
          title={`The token for ${made.module}. Copy it now: it is not shown again.`}
          label="The new token"
          secret={made.token}
          onClose={() => setMade(undefined)}
        />
      )}
      {isAdding && (
        <DeployTokenForm
          modules={modules}
          onMade={(token) => {
            setMade(token);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </RowsPanel>
  );
}
