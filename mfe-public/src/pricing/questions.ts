import type { Question } from '../ui/Faq';

/** The four questions of the pricing page. */
export const questions: Question[] = [
  {
    question: 'What does the 10% cover?',
    answer:
      'The whole search: understanding the role, sourcing, screening, shortlisting, arranging interviews, checking references and documents, and staying in touch until the person has joined. It is 10% of the yearly cost to company (CTC) in the offer letter.',
  },
  {
    question: 'Are there any hidden fees?',
    answer:
      'No. There is nothing to pay to begin a search, and what we quote is what we invoice, plus GST at the rate of the day. Candidates never pay us.',
  },
  {
    question: 'Do you offer volume discounts?',
    answer:
      'Yes. If you hire for several positions or sites, tell us the numbers and we agree a rate for the whole requirement before we begin.',
  },
  {
    question: 'Can you help with payroll, too?',
    answer:
      'Yes. Payroll and compliance are quoted for your headcount, states and sites, and can start with the people we place or with everyone you already employ.',
  },
];
