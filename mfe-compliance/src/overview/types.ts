/** What is open in one area. */
export interface OpenDues {
  open: number;
  overdue: number;
  next: { title: string; dueDate: string } | null;
}

/** The answer of `GET compliance/overview`. */
export interface Overview {
  score: number | null;
  deductions: number;
  gst: OpenDues;
  tds: OpenDues;
  dues: { overdue: number; soon: number; next: OpenDues['next'] };
  certificates: { total: number; expiring: number; expired: number };
  wages: { month: string; employees: number; totalPaise: number; status: string } | null;
}
