import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type ModuleContact, type ModuleNews, newsText, type StoredContact } from 'shared/contract/releases/moduleNews';
import { api, useGet } from 'shared/platform';
import { type Column, formatInstant, ResponseState, type RowAction, ShownOnce } from 'shared/ui';
import { ContactForm } from './ContactForm';
import styles from './modules.module.css';
import { RowsPanel } from './RowsPanel';

const columns: readonly Column<ModuleContact>[] = [
  { key: 'id', title: 'Module' },
  { key: 'url', title: 'Webhook', text: ({ url }) => (url === '' ? '–' : url), wraps: true },
  { key: 'mail', title: 'Mail', text: ({ mail }) => (mail === '' ? '–' : mail) },
  { key: 'by', title: 'Set by', priority: 3 },
];

const pathOf = ({ id }: ModuleContact) => `module-contacts/${encodeURIComponent(id)}`;

const test: RowAction<ModuleContact> = {
  label: 'Send test',
  failed: 'Failed to send the test',
  onClick: (contact) => api.post(`${pathOf(contact)}/test`),
  done: () => 'Test message queued. What came of it is under Messages.',
  refreshes: ['module-news'],
};

const end: RowAction<ModuleContact> = {
  label: 'Stop',
  danger: true,
  failed: 'Failed to change the contact',
  confirm: ({ id }) => ({
    title: `Stop telling the team of ${id}?`,
    body: 'Owners still get notifications. A webhook that is set again gets a new secret.',
  }),
  onClick: (contact) => api.put(pathOf(contact), { url: '', mail: '' }),
  done: ({ id }) => `The team of ${id} is no longer told`,
  refreshes: ['module-contacts'],
};

/** The module teams' addresses for ended rollouts and errors, and the outcome of each message. */
export function ContactsPanel({ modules }: { modules: readonly string[] }) {
  const [edited, setEdited] = useState<Partial<ModuleContact>>();
  const [opened, setOpened] = useState<string>();
  const [stored, setStored] = useState<StoredContact>();
  const add = (
    <Button icon={<Plus />} onClick={() => setEdited({})}>
      New contact
    </Button>
  );
  return (
    <RowsPanel
      title="Team contacts"
      purpose="A team is told when its rollout ends by itself, and of new errors and those that are back."
      path="module-contacts"
      toRow={(contact: ModuleContact) => contact}
      columns={columns}
      rowTitle={({ id }) => id}
      failed="Failed to load team contacts"
      empty={edited ? undefined : 'No team contacts yet'}
      detail={(row) => (row.id === opened ? <Messages module={row.id} /> : undefined)}
      actions={({ id }) => [
        {
          label: id === opened ? 'Hide messages' : 'Messages',
          isOpen: id === opened,
          onClick: () => setOpened(id === opened ? undefined : id),
        },
        { label: 'Edit', onClick: setEdited },
        test,
        end,
      ]}
      head={edited ? undefined : add}
    >
      {stored?.secret && (
        <ShownOnce
          title={`The secret that calls for ${stored.id} are signed with. Copy it now: it is not shown again.`}
          label="The webhook’s secret"
          secret={stored.secret}
          onClose={() => setStored(undefined)}
        />
      )}
      {edited && (
        <ContactForm
          key={edited.id}
          modules={modules}
          known={edited}
          onStored={(contact) => {
            setStored(contact);
            setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </RowsPanel>
  );
}

/** The latest messages to a module's team, with outcomes. */
function Messages({ module }: { module: string }) {
  const { data, ...response } = useGet<ModuleNews[]>('module-news', { module });
  if (!data) return <ResponseState of={response} failed="Failed to load the messages" skeleton="lines" count={2} />;
  if (data.length === 0) return <span className={styles.facts}>Nothing told in the last 30 days</span>;
  return (
    <ul className={styles.releases} aria-label={`Messages to the team of ${module}`}>
      {data.map((news) => (
        <li key={news.id}>
          <span className={styles.facts}>
            {formatInstant(news.at)} · {news.title}: {news.body} {newsText(news) || 'By notification to owners only'}
          </span>
        </li>
      ))}
    </ul>
  );
}
