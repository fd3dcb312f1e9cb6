import type { Obligation } from 'shared/domain/compliance/obligation';

/** A pending GST return of October 2026, with overrides. */
export function obligation(
  over: Partial<Obligation> = {},
): Omit<Obligation, 'id' | 'version' | 'createdAt' | 'updatedAt'> & { id?: string } {
  return {
    area: 'gst',
    title: 'GSTR-3B Oct 2026',
    period: '2026-10',
    returnType: 'GSTR-3B',
    quarter: 'Q3',
    challan: '',
    type: 'Return',
    dueDate: '2026-11-20',
    extendedTo: null,
    extensionNote: '',
    status: 'Pending',
    doneOn: null,
    reference: '',
    amountPaise: 0,
    note: '',
    ruleId: 'gstr3b-monthly',
    financialYear: '2026-27',
    registration: '',
    lastDay: '2026-11-20',
    movedTo: null,
    repeats: '',
    tracked: true,
    state: 'overdue',
    doableFrom: '2026-10-31',
    late: null,
    source: 'CGST Act 2017, s.39',
    sourceCheckedOn: null,
    owedPaise: null,
    ...over,
  };
}
