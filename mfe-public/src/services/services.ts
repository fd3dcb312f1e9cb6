/** One of the company's services. */
export interface Service {
  /** File name of its illustration in `public/art`, and its anchor on the services page. */
  id: string;
  title: string;
  desc: string;
  /** A client's benefits, as three short statements. */
  points: readonly [string, string, string];
}

/** The six services, in display order. */
export const services: readonly Service[] = [
  {
    id: 'contingent-staffing',
    title: 'Contingent Staffing',
    desc: 'Flexible, temporary staffing that grows and shrinks with your season, your shift and your site.',
    points: [
      'Skilled, semi-skilled and unskilled staff',
      'Replacements when someone is away',
      'We are the employer; you direct the work',
    ],
  },
  {
    id: 'payroll-services',
    title: 'Payroll Services',
    desc: 'Accurate, timely payment processing, from the attendance sheet to the payslip in every hand.',
    points: [
      'Wages worked out from attendance',
      'PF, ESIC and TDS deducted and deposited',
      'Payslips and registers kept for you',
    ],
  },
  {
    id: 'permanent-hiring',
    title: 'Permanent Hiring',
    desc: 'Finding the right talent for the roles you mean to fill once, and fill well.',
    points: [
      'A shortlist you can interview, not a pile of CVs',
      'References and documents checked',
      'One fee: 10% of CTC',
    ],
  },
  {
    id: 'hro-and-consulting',
    title: 'HRO and Consulting',
    desc: 'Human resource outsourcing and HR strategy, for companies without an HR floor of their own.',
    points: [
      'Onboarding, letters and leave run for you',
      'Policies written in plain language',
      'Pay structures that stand up to an inspection',
    ],
  },
  {
    id: 'compliance-process-outsourcing',
    title: 'Compliance Process Outsourcing',
    desc: 'Regulatory adherence as a routine: registrations, returns and records done before they are due.',
    points: [
      'A calendar of every due date',
      'Challans and returns with proof of filing',
      'Registers ready for inspection',
    ],
  },
  {
    id: 'security-and-housekeeping-services',
    title: 'Security and Housekeeping Services',
    desc: 'A safe, clean environment, kept by people who are trained for it and supervised on site.',
    points: [
      'Guards and supervisors for every shift',
      'Housekeeping with a written checklist',
      'A named supervisor to call',
    ],
  },
];
