import type { IsoDate } from './isoDate';

/** What is open in one area. */
export interface OpenDues {
  open: number;
  overdue: number;
  /** The next one that is not overdue yet. */
  next: { title: string; dueDate: IsoDate } | null;
}

/** What the landing page of compliance shows of its six pages. */
export interface ComplianceOverview {
  score: number | null;
  deductions: number;
  gst: OpenDues;
  tds: OpenDues;
  /** Across every area, certificates too. */
  dues: { overdue: number; soon: number; next: OpenDues['next'] };
  certificates: { total: number; expiring: number; expired: number };
  /** The newest register, or null while there is none. */
  wages: { id: string; month: string; employees: number; totalPaise: number; status: string } | null;
}
