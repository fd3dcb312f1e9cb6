import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type StoredRecord, useMay } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import { importableFields } from './mapColumns';

const ImportDialog = lazy(() => import(/* webpackChunkName: "import" */ './ImportDialog'));

/** What a screen needs to import a file into its list. */
export interface ResourceImport {
  /** "Import a file", for the list's toolbar. */
  button: ReactNode;
  /** Render this once, anywhere in the screen. */
  dialog: ReactNode;
}

/** Importing a file into a resource whose API has `POST <path>/import`. */
export function useImport<T extends StoredRecord, I extends object>({
  path,
  name,
  fields,
  columns,
}: ResourceDefinition<T, I>): ResourceImport {
  const mayImport = useMay(`${path}:import`);
  const [isOpen, setOpen] = useState(false);
  const target = useMemo(
    () => ({
      path,
      name,
      fields: importableFields(fields),
      titles: Object.fromEntries(columns.map(({ key, title }) => [key, title])),
    }),
    [path, name, fields, columns],
  );
  return {
    button: mayImport && (
      <Button icon={<Upload />} title="Import a file" onClick={() => setOpen(true)}>
        Import a file
      </Button>
    ),
    dialog: isOpen && (
      <Suspense>
        <ImportDialog target={target} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
