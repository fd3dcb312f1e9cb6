/** What forms are made of: the part of `shared/ui` that comes after the rest, with the schemas that forms check by. */

export { LetterheadForm, letterheadResource, useLetterhead } from '../letterhead/LetterheadForm';
export { ResourceForm } from './ResourceForm';
export { SchemaForm } from './SchemaForm';
