import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import type { StoredRecord } from 'shared/platform';

/** A row of the report as a table row. */
export type ReportRecord = ComplianceReportRow & StoredRecord;
