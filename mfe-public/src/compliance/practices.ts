import { badgeRupee, clipboardCheck, fileBadge, handHeart, scale, shieldPlus } from '../ui/icons';

/** The key practices of the compliance page, in display order. */
export const practices = [
  {
    icon: scale,
    title: 'Labour law',
    text: 'Contracts, wages, hours and leave follow the labour codes and the rules of the state where the work is done.',
  },
  {
    icon: shieldPlus,
    title: 'PF and ESIC',
    text: 'Every eligible worker is enrolled, and contributions are deposited by the 15th of the following month.',
  },
  {
    icon: badgeRupee,
    title: 'GST and TDS',
    text: 'Invoices carry the right service code and tax; deductions are deposited and returned on their dates.',
  },
  {
    icon: fileBadge,
    title: 'Statutory registrations',
    text: 'Labour licence, establishment, professional tax and welfare fund registrations are taken, renewed and displayed.',
  },
  {
    icon: handHeart,
    title: 'Employee rights',
    text: 'Equal pay, safe workplaces, maternity benefit, gratuity and a way to complain without fear.',
  },
  {
    icon: clipboardCheck,
    title: 'Audits',
    text: 'We check our own registers against challans and bank records, and open them to your auditor.',
  },
] as const;
