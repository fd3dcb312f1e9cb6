/** The form components: the part of `shared/ui` that loads later, with the schemas that forms validate with. */

export { LetterheadForm, letterheadResource, useLetterhead } from '../letterhead/LetterheadForm';
export { CompanyInput } from '../record/CompanyInput';
export { RecordSelect } from '../record/RecordSelect';
export { DateInput } from './DateInput';
export { FileInput } from './FileInput';
export { MoneyInput } from './MoneyInput';
export { MonthInput } from './MonthInput';
export { ResourceForm } from './ResourceForm';
export { SchemaForm } from './SchemaForm';
export { SuggestInput } from './SuggestInput';
export { TextInput } from './TextInput';
