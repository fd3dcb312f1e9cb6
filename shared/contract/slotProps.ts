/** What is promised of every record. */
interface AnyRecord {
  id: string;
  version: number;
}

/** What is promised of the records whose pages have slots; whatever else it needs, a contribution asks the API for. */
interface SlotRecords {
  center: AnyRecord & { client_name: string; center_code: string; city: string; state: string };
  company: AnyRecord & { name: string; status: string };
  candidate: AnyRecord & { name: string; email: string; phone: string; position: string; status: string };
  employee: AnyRecord & { name: string; code: string; designation: string; department: string };
  invoice: AnyRecord & { clientName: string; status: string; totalPaise: number; balancePaise: number };
}

/** What a panel or tab of a record is given. */
interface RecordProps<K extends keyof SlotRecords> {
  id: string;
  /** As the page around it has it now. */
  record: SlotRecords[K];
}

/** What an act on rows of a list is given; it is rendered once it was chosen. */
interface RowsProps {
  /** The rows that it was chosen for; one, for an act of a row. */
  rows: readonly { id: string }[];
  /** Ends it: the list stands as before, with what is stored now. */
  onClose: () => void;
}

/** What the component of a contribution is given, by its slot. The slots that are not here take static data alone. */
export interface SlotProps {
  'dashboard.card': object;
  'record.center': RecordProps<'center'>;
  'record.company': RecordProps<'company'>;
  'record.candidate': RecordProps<'candidate'>;
  'record.employee': RecordProps<'employee'>;
  'record.invoice': RecordProps<'invoice'>;
  'list.row-action': RowsProps;
  'list.bulk-action': RowsProps;
  'palette.command': { /** Ends the command. */ onClose: () => void };
  'settings.page': object;
}

/** A slot whose contributions have a component. */
export type RenderedSlot = keyof SlotProps;
