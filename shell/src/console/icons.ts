import {
  Blocks,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  Circle,
  House,
  type LucideIcon,
  Phone,
  ReceiptIndianRupee,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** The icons that manifests may name for their sidebar entries. */
const icons: Record<string, LucideIcon> = {
  home: House,
  invoice: ReceiptIndianRupee,
  building: Building2,
  phone: Phone,
  user: UserRound,
  briefcase: BriefcaseBusiness,
  users: UsersRound,
  calendar: CalendarDays,
  shield: ShieldCheck,
  report: ChartColumn,
  modules: Blocks,
};

/** An entry's icon; a plain circle for a name that is not known. */
export const iconOf = (name: string | undefined): LucideIcon => icons[name ?? ''] ?? Circle;
