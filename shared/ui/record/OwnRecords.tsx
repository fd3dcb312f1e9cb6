import { Button, Drawer } from 'antd';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Allowed, confirmClose, type StoredRecord } from 'shared/platform';
import { ResourceForm } from '../form/laterForms';
import { Row } from '../page/layout';
import type { ResourceDefinition } from '../resource';
import { resourceTexts } from '../texts';
import { useRemoveAction } from '../useRemoveAction';
import { RelatedRecords } from './RelatedRecords';

export interface OwnRecordsProps<T extends StoredRecord, I extends object> {
  /** A resource whose records belong to another record. */
  resource: ResourceDefinition<T, I>;
  /** The field with the owner's id: `{ employeeId: id }`. */
  of: Partial<I> & Readonly<Record<string, string>>;
  title: string;
  /** The message when there are none. */
  none: string;
  /** Other paths that show them. */
  alsoRefresh: readonly string[];
}

/** Records that belong to another, on its page: list, add, edit and delete. */
export function OwnRecords<T extends StoredRecord, I extends object>(props: OwnRecordsProps<T, I>) {
  const { resource, of, title, none, alsoRefresh } = props;
  const [open, setOpen] = useState<T | 'new'>();
  const remove = useRemoveAction(resource, { alsoRefresh });
  const texts = resourceTexts(resource.name, resource.texts);
  const close = () => setOpen(undefined);
  const closeAsking = async () => {
    if (await confirmClose()) close();
  };
  return (
    <>
      <RelatedRecords<T>
        title={title}
        path={resource.path}
        query={{ ...of, sort: resource.defaultSort }}
        rowTitle={resource.title}
        none={none}
        columns={[
          ...resource.columns,
          {
            key: 'computed:acts',
            title: 'Actions',
            width: 72,
            render: (row) => (
              <Row>
                <Allowed right={`${resource.path}:write`}>
                  <Button
                    size="small"
                    type="text"
                    icon={<Pencil />}
                    aria-label={`Edit ${resource.title(row)}`}
                    onClick={() => setOpen(row)}
                  />
                </Allowed>
                <Allowed right={`${resource.path}:delete`}>
                  <Button
                    size="small"
                    type="text"
                    danger
                    icon={<Trash2 />}
                    aria-label={`Delete ${resource.title(row)}`}
                    onClick={() => void remove.onClick(row)}
                  />
                </Allowed>
              </Row>
            ),
          },
        ]}
        actions={
          <Allowed right={`${resource.path}:write`}>
            <Button size="small" icon={<Plus />} onClick={() => setOpen('new')}>
              {texts.add}
            </Button>
          </Allowed>
        }
      />
      <Drawer
        open={open !== undefined}
        size={760}
        title={open === 'new' ? texts.add : `Edit ${open ? resource.title(open) : ''}`}
        onClose={() => void closeAsking()}
        destroyOnHidden
      >
        {open !== undefined && (
          <ResourceForm<T, I>
            resource={resource}
            {...(open === 'new' ? { initial: of } : { record: open })}
            single
            result="notify"
            takesFocus
            alsoRefresh={alsoRefresh}
            onCancel={() => void closeAsking()}
            onSaved={close}
          />
        )}
      </Drawer>
    </>
  );
}
