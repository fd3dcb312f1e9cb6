import {
  BadgePercent,
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
  WalletCards,
} from 'lucide-react';
import type { iconNames } from 'shared/contract/iconNames';

const icons: Record<(typeof iconNames)[number], LucideIcon> = {
  house: House,
  receipt: ReceiptIndianRupee,
  wallet: WalletCards,
  percent: BadgePercent,
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

/** An entry's icon; a plain circle for an unknown name. */
export const iconOf = (name: string | undefined): LucideIcon =>
  (icons as Readonly<Record<string, LucideIcon>>)[name ?? ''] ?? Circle;
