import {
  Blocks,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  Circle,
  House,
  KeyRound,
  type LucideIcon,
  Phone,
  PhoneIncoming,
  ReceiptIndianRupee,
  ShieldCheck,
  SquareChevronRight,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** The icons that manifests may name, by what they show. */
const icons: Record<string, LucideIcon> = {
  house: House,
  receipt: ReceiptIndianRupee,
  building: Building2,
  phone: Phone,
  user: UserRound,
  briefcase: BriefcaseBusiness,
  users: UsersRound,
  calendar: CalendarDays,
  shield: ShieldCheck,
  chart: ChartColumn,
  blocks: Blocks,
  'phone-incoming': PhoneIncoming,
  'user-plus': UserPlus,
  'calendar-clock': CalendarClock,
  key: KeyRound,
  command: SquareChevronRight,
};

/** An entry's icon; a plain circle for a name that is not known. */
export const iconOf = (name: string | undefined): LucideIcon => icons[name ?? ''] ?? Circle;
