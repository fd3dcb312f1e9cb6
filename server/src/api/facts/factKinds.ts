import { centerTermsRecord } from 'shared/domain/clients/centerTerms';
import { companyFacts, companyTermsRecord } from 'shared/domain/clients/companyTerms';
import { employeeFacts, employeeTermsRecord } from 'shared/domain/people/employees/employeeTerms';
import type { z } from 'zod';
import { columnsOf } from '../records/defineResource';
import type { Resource } from '../records/definition';

/** A kind of facts with effective dates: its table, and the records they belong to. */
export interface FactKind<R extends z.ZodObject = z.ZodObject> {
  table: 'employee_terms' | 'company_terms' | 'center_terms';
  /** The foreign key column. */
  column: string & keyof z.output<R>;
  record: R;
  /** The fields that the record has too, with their current values. By default none. */
  names: readonly string[];
  columns: Resource['columns'];
}

const kind = <R extends z.ZodObject>(of: Omit<FactKind<R>, 'columns'>): FactKind<R> => ({
  ...of,
  columns: columnsOf(of.record),
});

/** The pay, designation, memberships and state of work of employees. */
export const employeeTermsKind = kind({
  table: 'employee_terms',
  column: 'employeeId',
  record: employeeTermsRecord,
  names: employeeFacts.names,
});

/** The registration and billing terms of clients. */
export const companyTermsKind = kind({
  table: 'company_terms',
  column: 'companyId',
  record: companyTermsRecord,
  names: companyFacts.names,
});

/** The weekly off of centers. */
export const centerTermsKind = kind({
  table: 'center_terms',
  column: 'centerId',
  record: centerTermsRecord,
  names: [],
});
