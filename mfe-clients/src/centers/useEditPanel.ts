import { useUrlState } from 'shared/platform';
import { mayCloseForm } from '../mayCloseForm';

/** Which center is being edited, at most one; it stands in the address (`?edit=<id>`), so that a reload comes back to it. */
export interface EditPanelState {
  /** The center's id; empty when none is edited. */
  id: string;
  /** Opens the panel of a center, closes any other one; asks when something typed there is not saved. */
  open: (id: string) => Promise<void>;
  /** Closes it after a save. */
  close: () => void;
  /** Closes it; asks when something typed is not saved. */
  cancel: () => Promise<void>;
}

/** Keeps at most one edit panel open. */
export function useEditPanel(): EditPanelState {
  const [{ edit: id }, setUrl] = useUrlState({ edit: '' });
  const close = () => setUrl({ edit: '' });
  return {
    id,
    close,
    open: async (next) => {
      if (next !== id && (await mayCloseForm())) setUrl({ edit: next });
    },
    cancel: async () => {
      if (await mayCloseForm()) close();
    },
  };
}
