import { History, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type StoredRecord, useRecord } from 'shared/platform';
import { useHistoryDrawer } from '../HistoryPanel';
import { useMergeParts } from '../merge/useMerge';
import { Stack } from '../page/layout';
import { PageActs } from '../page/PageActs';
import { PageHeader } from '../page/PageHeader';
import type { PageAct } from '../page/pageAct';
import type { ResourceDefinition } from '../resource';
import { SampleMark } from '../SampleMark';
import { FailureNotice, ResponseState } from '../states';
import { describeFailure, type Failure } from '../texts';
import { type FormDrawerOptions, useFormDrawer } from '../useFormDrawer';
import { type RemoveOptions, useRemoveAction } from '../useRemoveAction';
import { PageIndex } from './PageIndex';

export interface RecordPageProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  id: string;
  /** Its list: the breadcrumb before this page, and the page to open after a deletion. */
  list: { label: string; to: string };
  /** One line below its name: its status, its client. By default none. */
  purpose?: (record: T) => ReactNode;
  /** Its actions in addition to the built-in Edit, History, Merge and Delete. By default none. */
  acts?: (record: T) => readonly PageAct[];
  /** At the end of its header, for elements other than actions. By default nothing. */
  actions?: (record: T) => ReactNode;
  /** The form that edits it, in a drawer. */
  form?: FormDrawerOptions<T, I>;
  /** The warning before it is deleted. */
  remove?: RemoveOptions<T>;
  /** Its facts and related records, in panels. */
  children: (record: T) => ReactNode;
}

/** A record's page: its name, actions, and its module's panels; if there are many panels, with an index above them. */
export function RecordPage<T extends StoredRecord, I extends object>(props: RecordPageProps<T, I>) {
  const { resource, id, list } = props;
  const { data, ...response } = useRecord<T>(resource.path, id);
  if (data) return <Loaded {...props} record={data} />;
  const { one } = resource.name;
  const title = one.charAt(0).toUpperCase() + one.slice(1);
  return (
    <>
      <PageHeader title={title} breadcrumbs={[list, { label: title }]} />
      <ResponseState of={response} failed={`Failed to load this ${one}`} skeleton="lines" count={8} />
    </>
  );
}

function Loaded<T extends StoredRecord, I extends object>({
  record,
  resource,
  id,
  list,
  purpose,
  acts,
  actions,
  form,
  remove: options,
  children,
}: RecordPageProps<T, I> & { record: T }) {
  const navigate = useNavigate();
  const { edit, drawer } = useFormDrawer(resource, form);
  const history = useHistoryDrawer(resource);
  const merge = useMergeParts(resource, id, record);
  const [failure, setFailure] = useState<Failure>();
  const remove = useRemoveAction(resource, { ...options, onRemoved: () => void navigate(list.to) });
  const all: PageAct[] = [
    ...(acts?.(record) ?? []),
    {
      kind: 'edit',
      label: 'Edit',
      place: 'beside',
      right: resource.editRight ?? `${resource.path}:write`,
      icon: <Pencil />,
      onClick: () => edit(record),
    },
    { kind: 'history', label: 'History', icon: <History />, onClick: () => history.show(record) },
    ...(merge.act ? [merge.act] : []),
    {
      ...remove,
      right: `${resource.path}:delete`,
      onClick: () => {
        setFailure(undefined);
        return remove.onClick(record);
      },
    },
  ];
  const title = resource.title(record);
  return (
    <>
      <PageHeader
        title={title}
        purpose={
          record.isSample ? (
            <>
              <SampleMark /> {purpose?.(record)}
            </>
          ) : (
            purpose?.(record)
          )
        }
        breadcrumbs={[list, { label: title }]}
        actions={
          <>
            <PageActs acts={all} onFailed={(title, error) => setFailure(describeFailure(title, error))} />
            {actions?.(record)}
          </>
        }
      />
      <Stack>
        {merge.notice}
        {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
        <PageIndex>{children(record)}</PageIndex>
      </Stack>
      {drawer}
      {history.drawer}
      {merge.drawer}
    </>
  );
}
