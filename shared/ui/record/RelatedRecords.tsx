import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Allowed, type Query, type StoredRecord, useList } from 'shared/platform';
import { formatNumber } from '../format';
import { Text } from '../page/layout';
import { Panel } from '../page/Panel';
import { ResponseState } from '../states';
import type { Column } from '../table/column';
import { DataTable } from '../table/DataTable';
import styles from './RelatedRecords.module.css';

/** The initial and maximum number shown. */
const [FEW, MOST] = [5, 100];

export interface RelatedRecordsProps<T extends StoredRecord> {
  /** "Centers". */
  title: string;
  /** The records' resource. */
  path: string;
  /** The filter for related records: `{ companyId: id }`; and their sort order. */
  query: Query;
  columns: readonly Column<T>[];
  /** The fields that columns and title read, like a resource's `listed`. By default whole records. */
  listed?: readonly (keyof T & string)[];
  rowTitle: (row: T) => string;
  /** The message when there are none. */
  none: ReactNode;
  /** At the right of the title. By default nothing. */
  actions?: ReactNode;
}

/**
 * Records related to another one, on its page: the first five, more on request. Hidden from accounts that can't read
 * them.
 */
export function RelatedRecords<T extends StoredRecord>(props: RelatedRecordsProps<T>) {
  return (
    <Allowed right={`${props.path}:read`}>
      <Related {...props} />
    </Allowed>
  );
}

function Related<T extends StoredRecord>({
  title,
  path,
  query,
  columns,
  listed,
  rowTitle,
  none,
  actions,
}: RelatedRecordsProps<T>) {
  const [size, setSize] = useState(FEW);
  const { rows, total, ...response } = useList<T>(path, { ...query, page: 1, size, fields: listed });
  const isEmpty = response.state === 'ready' && rows.length === 0;
  return (
    <Panel title={total > 0 ? `${title} (${formatNumber(total)})` : title} actions={actions} dense>
      <ResponseState of={response} failed={`Failed to load ${title.toLowerCase()}`} />
      {isEmpty && <Text>{none}</Text>}
      {response.state !== 'failed' && !isEmpty && (
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowTitle={rowTitle}
          skeletonRows={response.state === 'loading' ? 2 : undefined}
        />
      )}
      {size < MOST && total > size && (
        <Button className={styles.more} size="small" onClick={() => setSize(MOST)}>
          {total > MOST ? `Show the first ${MOST}` : `Show all ${formatNumber(total)}`}
        </Button>
      )}
    </Panel>
  );
}
