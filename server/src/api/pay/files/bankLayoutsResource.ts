import { bankLayoutInput, bankLayoutRecord } from 'shared/domain/pay/files/bankLayout';
import { defineResource } from '../../records/defineResource';

/** The office's own bank layouts: columns as data. */
export const bankLayoutsResource = defineResource({
  path: 'bank-layouts',
  table: 'bank_layouts',
  title: 'bank layout',
  input: bankLayoutInput,
  record: bankLayoutRecord,
  search: ['name'],
  order: 'name',
});
