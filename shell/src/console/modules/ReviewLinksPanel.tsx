import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { REVIEW_DAYS } from 'shared/contract/releases/overrideHours';
import type { ReviewLink } from 'shared/contract/releases/reviewLink';
import { api, useMay } from 'shared/platform';
import { type Column, formatInstant, type RowAction, ShownOnce } from 'shared/ui';
import { ReviewLinkForm } from './ReviewLinkForm';
import { RowsPanel } from './RowsPanel';

const columns: readonly Column<ReviewLink>[] = [
  { key: 'uses', title: 'Releases' },
  { key: 'createdAt', title: 'Made', kind: 'date', text: ({ createdAt }) => formatInstant(createdAt), priority: 3 },
  { key: 'by', title: 'By', priority: 2 },
  { key: 'expiresAt', title: 'Ends', kind: 'date', text: ({ expiresAt }) => formatInstant(expiresAt) },
];

const end: RowAction<ReviewLink> = {
  label: 'End',
  danger: true,
  failed: 'Failed to end the link',
  confirm: ({ uses }) => ({
    title: 'End this link?',
    body: `Whoever has it sees the current releases again instead of ${uses}.`,
    confirmLabel: 'End link',
  }),
  onClick: ({ id }) => api.delete(`review-links/${encodeURIComponent(id)}`),
  done: () => 'Link ended',
  refreshes: ['review-links'],
};

/** The links by which reviewers see releases on the public pages without an account. */
export function ReviewLinksPanel() {
  const mayShare = useMay('modules:share');
  const [isAdding, setAdding] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <RowsPanel
      title="Links for reviewers"
      purpose={`With a link, anybody sees published releases on the public pages for ${REVIEW_DAYS} days, and nothing that needs an account.`}
      path="review-links"
      toRow={(link: ReviewLink) => link}
      columns={columns}
      rowTitle={({ uses }) => uses}
      failed="Failed to load links for reviewers"
      empty={isAdding ? undefined : 'No links for reviewers'}
      actions={() => (mayShare ? [end] : [])}
      head={
        mayShare && !isAdding ? (
          <Button icon={<Plus />} onClick={() => setAdding(true)}>
            New link
          </Button>
        ) : undefined
      }
    >
      {token !== undefined && (
        <ShownOnce
          title="The link. Copy it now: it is not shown again."
          label="The new link"
          secret={`${location.origin}/review/${token}`}
          onClose={() => setToken(undefined)}
        />
      )}
      {isAdding && (
        <ReviewLinkForm
          onMade={(made) => {
            setToken(made);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </RowsPanel>
  );
}
