import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import type { StoredRecord } from 'shared/platform';

/** A row of the report as a row of a table. */
export type ReportRecord = ComplianceReportRow & StoredRecord;
