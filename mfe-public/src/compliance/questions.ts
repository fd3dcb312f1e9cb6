import type { Question } from '../ui/Faq';

/** The FAQ of the compliance page. */
export const questions: Question[] = [
  {
    question: 'Who is the employer of the staff you send us?',
    answer:
      'For contingent staffing we are: we sign the appointment letter, pay the wages and answer for PF, ESIC and the other statutory dues. You direct the daily work. For permanent hiring you are the employer from the first day.',
  },
  {
    question: 'How do I know that PF and ESIC were really deposited?',
    answer:
      'You get the challans and the list of workers they cover with the month’s papers, and can compare them with the attendance and the wage register yourself.',
  },
  {
    question: 'What happens if an inspector visits our site?',
    answer:
      'Call the person who looks after your account. The registers and licences for our staff are kept ready, and we answer the questions that concern them.',
  },
  {
    question: 'Do you handle GST and TDS for our company, too?',
    answer:
      'Yes, as Compliance Process Outsourcing. We prepare and file the returns you hand to us, keep the proof of filing, and warn you before each due date.',
  },
  {
    question: 'Can we move to you in the middle of a financial year?',
    answer:
      'Yes. We take over the records as they stand, check them against deposits and returns, and tell you what is missing before we take responsibility for the months ahead.',
  },
];
