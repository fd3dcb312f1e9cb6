import { Button } from 'antd';
import { Download, Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { WorkbookSheet } from 'shared/domain/workbook/workbookSheet';
import { type StoredRecord, useMay } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import { type ImportTarget, targetOf } from './importTarget';
import { importableFields } from './mapColumns';

const ImportDialog = lazy(() => import(/* webpackChunkName: "import" */ './ImportDialog'));

/** The props of a screen that imports files into its list. */
export interface ResourceImport {
  /** "Import a file", for the list's toolbar. */
  button: ReactNode;
  /** Render this once, anywhere in the screen. */
  dialog: ReactNode;
}

/** The same for a workbook with several sheets. */
export interface WorkbookImport extends ResourceImport {
  /** "Template": saves the sheets to fill in. */
  template: ReactNode;
}

function useDialog(targets: readonly ImportTarget[], title?: string) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense>
        <ImportDialog targets={targets} title={title} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

/** Imports a file into a resource whose API has `POST <path>/import`. */
export function useImport<T extends StoredRecord, I extends object>({
  path,
  name,
  fields,
  columns,
}: ResourceDefinition<T, I>): ResourceImport {
  const mayImport = useMay(`${path}:import`);
  const targets = useMemo(
    () => [
      {
        path,
        name,
        fields: importableFields(fields),
        titles: Object.fromEntries(columns.map(({ key, title }) => [key, title])),
      },
    ],
    [path, name, fields, columns],
  );
  const { open, dialog } = useDialog(targets);
  return {
    button: mayImport && (
      <Button icon={<Upload />} title="Import a file" onClick={open}>
        Import a file
      </Button>
    ),
    dialog,
  };
}

/**
 * Imports a workbook whose sheets belong to several resources, in order; `template` is the button that saves the empty
 * sheets. `title` names the dialog and the button.
 */
export function useWorkbookImport(sheets: readonly WorkbookSheet[], title: string): WorkbookImport {
  const targets = useMemo(() => sheets.map(targetOf), [sheets]);
  const { open, dialog } = useDialog(targets, title);
  const save = () => void import('./saveTemplate').then(({ saveTemplate }) => saveTemplate(targets));
  return {
    template: (
      <Button icon={<Download />} onClick={save}>
        Template
      </Button>
    ),
    button: (
      <Button type="primary" icon={<Upload />} onClick={open}>
        {title}
      </Button>
    ),
    dialog,
  };
}
