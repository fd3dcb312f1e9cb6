import type { CenterInput } from 'shared/domain/center';
import { api } from 'shared/platform';
import { ImportDialog } from 'shared/ui';
import { centers } from './resource';

const storeBatch = (rows: CenterInput[]) => api.post('centers/import', { rows }, { timeoutMs: 60_000 });

/** Imports centers from a CSV file, as the export writes it or a spreadsheet does. */
export function CenterImport({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <ImportDialog resource={centers} open={open} onClose={onClose} importBatch={storeBatch} />;
}
