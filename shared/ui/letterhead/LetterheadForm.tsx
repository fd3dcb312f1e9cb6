import {
  blankLetterhead,
  type Letterhead,
  type LetterheadInput,
  letterheadInput,
  letterheadProblems,
} from 'shared/domain/letterhead/letterhead';
import { useList } from 'shared/platform';
import { ResourceForm } from '../form/ResourceForm';
import type { ResourceDefinition } from '../resource';
import { ResponseState } from '../states';
import { letterheadFields } from './letterheadFields';
import { letterheadWithoutFields } from './letterheadWithoutFields';

/** The company's details on its documents: one record. */
export const letterheadResource: ResourceDefinition<Letterhead, LetterheadInput> = {
  ...letterheadWithoutFields,
  fields: letterheadFields,
  schema: letterheadInput,
};

/** The company's letterhead: the record, its current values, and the fields missing for issuing a document. */
export function useLetterhead() {
  const { rows, ...rest } = useList<Letterhead>(letterheadResource.path);
  const record = rows[0];
  const letterhead: LetterheadInput = record ?? blankLetterhead;
  return { ...rest, record, letterhead, problems: record ? letterheadProblems(record) : [] };
}

/** The schema with every field that documents need. */
const complete = letterheadInput.superRefine((letterhead, context) => {
  for (const { path, msg } of letterheadProblems(letterhead))
    context.addIssue({ code: 'custom', path: [path], message: msg });
});

export interface LetterheadFormProps {
  /**
   * Refuses to save while a field that documents need is missing. By default false: an incomplete form can be saved.
   */
  isWhole?: boolean;
  /** Called with the stored letterhead. */
  onSaved?: (saved: Letterhead) => void;
  /** Called by Cancel. By default there is no such button. */
  onCancel?: () => void;
}

/** The owner's form for the company details printed on documents. */
export function LetterheadForm({ isWhole = false, onSaved, onCancel }: LetterheadFormProps) {
  const { record, ...response } = useLetterhead();
  if (!record) return <ResponseState of={response} failed="Failed to load the company details" skeleton="form" />;
  return (
    <ResourceForm
      resource={isWhole ? { ...letterheadResource, schema: complete } : letterheadResource}
      record={record}
      onSaved={onSaved}
      onCancel={onCancel}
      takesFocus={isWhole}
    />
  );
}
