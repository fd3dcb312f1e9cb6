import type { Letterhead, LetterheadInput } from 'shared/domain/letterhead';
import type { StoredRecord } from 'shared/platform';
import { laterPart } from 'shared/vendor/laterPart';
import type { LetterheadFormProps } from '../letterhead/LetterheadForm';
import { letterheadWithoutSchema } from '../letterhead/letterheadWithoutSchema';
import type { ResourceDefinition } from '../resource';
import type { ResourceFormProps } from './ResourceForm';
import type { SchemaFormProps } from './SchemaForm';

/**
 * `forms.ts` for the rest of `shared/ui`, by the same names. It comes when a page renders something of it, which waits as
 * for its own code, or when somebody first acts: the dashboard is read without forms, and without the schemas they check by.
 */
const forms = laterPart('shared/ui/forms', () => import(/* webpackChunkName: "forms" */ './forms'));

/** See `SchemaForm.tsx`. */
export function SchemaForm<I extends object>(props: SchemaFormProps<I>) {
  const { SchemaForm: Form } = forms.use();
  return <Form<I> {...props} />;
}

/** See `ResourceForm.tsx`. */
export function ResourceForm<T extends StoredRecord, I extends object>(props: ResourceFormProps<T, I>) {
  const { ResourceForm: Form } = forms.use();
  return <Form<T, I> {...props} />;
}

/** See `LetterheadForm.tsx`. */
export function LetterheadForm(props: LetterheadFormProps) {
  const { LetterheadForm: Form } = forms.use();
  return <Form {...props} />;
}

/** See `LetterheadForm.tsx`. */
export function useLetterhead() {
  return forms.use().useLetterhead();
}

/** See `LetterheadForm.tsx`. Its schema throws while the forms are not here. */
export const letterheadResource: ResourceDefinition<Letterhead, LetterheadInput> = {
  ...letterheadWithoutSchema,
  get schema() {
    const here = forms.here();
    if (!here) throw new Error('The schema of the letterhead comes with the forms; render a form of it to bring them.');
    return here.letterheadResource.schema;
  },
};
