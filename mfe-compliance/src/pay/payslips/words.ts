import type { Language } from 'shared/light/language';

/** The texts of an employee's own page. */
export interface Words {
  keepsNothing: string;
  /** Texts shown before the page is loaded. */
  noLink: string;
  codeTitle: string;
  codeHint: string;
  code: string;
  open: string;
  opening: string;
  firstNetwork: string;
  ended: string;
  again: string;
  problems: Readonly<Record<'wrong' | 'often' | 'enough' | 'failed', string>>;
  /** `day` is when the data was last received. */
  offline(day: string): string;
  payslips: string;
  noPayslips: string;
  daysOnly: string;
  numbers: string;
  missing: string;
  documents: string;
  letter(center: string, from: string): string;
  payslip: string;
  pdf: string;
  askTitle: string;
  ask: string;
  send: string;
  unsent: string;
  notAnswered: string;
  answer: string;
  back: string;
  paidOn(day: string): string;
  notPaid: string;
  days: string;
  noDays: string;
  notMarked: string;
  hours(minutes: number): string;
}

/** By language. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    keepsNothing:
      'This browser keeps nothing, so the link would be lost. Open it in another browser, not in a private window.',
    noLink: 'Open the link that the office sent you.',
    codeTitle: 'Your payslips',
    codeHint: 'Enter the code that the office told you. From then on this phone opens the page without it.',
    code: 'Code, 6 digits',
    open: 'Open',
    opening: 'Opening…',
    firstNetwork: 'There is no network. Open this page once with a network; after that it works without.',
    ended:
      'This link does not work: another phone has it, it has ended, was revoked or is not complete. Ask the office for a new one.',
    again: 'Try again',
    problems: {
      wrong: 'This code is wrong. Ask the office for it; after five wrong codes the link ends.',
      often: 'Too many tries. Wait some minutes, then try again.',
      enough: 'Too many of your questions wait for an answer. Wait for the office, or call it.',
      failed: 'The office could not answer. Try again later.',
    },
    offline: (day) => `No network. You see what was here on ${day}.`,
    payslips: 'Payslips',
    noPayslips: 'No month is paid yet.',
    daysOnly: 'Days',
    numbers: 'Your numbers',
    missing: 'Not there yet. Ask the office.',
    documents: 'Documents',
    letter: (center, from) => `Appointment letter, ${center}, from ${from}`,
    payslip: 'Payslip',
    pdf: 'PDF',
    askTitle: 'Ask the office',
    ask: 'Your question',
    send: 'Send',
    unsent: 'Saved on this phone. It goes to the office when there is a network.',
    notAnswered: 'Not answered yet.',
    answer: 'Answer:',
    back: '‹ All months',
    paidOn: (day) => `Paid on ${day}`,
    notPaid: 'Not paid yet',
    days: 'Days of the month',
    noDays: 'No days are known of this month.',
    notMarked: 'Not marked',
    hours: (minutes) => `${minutes / 60} h`,
  },
  hi: {
    keepsNothing: 'यह ब्राउज़र कुछ सहेजता नहीं, इसलिए लिंक खो जाएगा। इसे दूसरे ब्राउज़र में खोलें, प्राइवेट विंडो में नहीं।',
    noLink: 'ऑफ़िस ने जो लिंक भेजा है, उसे खोलें।',
    codeTitle: 'आपकी वेतन पर्ची',
    codeHint: 'ऑफ़िस ने जो कोड बताया है, वह लिखें। इसके बाद इस फ़ोन पर पेज बिना कोड के खुलेगा।',
    code: 'कोड, 6 अंक',
    open: 'खोलें',
    opening: 'खुल रहा है…',
    firstNetwork: 'नेटवर्क नहीं है। यह पेज एक बार नेटवर्क के साथ खोलें; उसके बाद यह बिना नेटवर्क भी चलता है।',
    ended:
      'यह लिंक काम नहीं करता: यह किसी और फ़ोन पर खुल चुका है, इसका समय पूरा हो गया, इसे रद्द किया गया या यह अधूरा है। ऑफ़िस से नया लिंक माँगें।',
    again: 'फिर कोशिश करें',
    problems: {
      wrong: 'यह कोड गलत है। ऑफ़िस से पूछें; पाँच गलत कोड के बाद लिंक बंद हो जाता है।',
      often: 'बहुत बार कोशिश हुई। कुछ मिनट रुककर फिर कोशिश करें।',
      enough: 'आपके कई सवालों का जवाब अभी बाकी है। ऑफ़िस के जवाब का इंतज़ार करें, या फ़ोन करें।',
      failed: 'ऑफ़िस से जवाब नहीं मिला। बाद में फिर कोशिश करें।',
    },
    offline: (day) => `नेटवर्क नहीं है। आप वह देख रहे हैं जो ${day} को यहाँ था।`,
    payslips: 'वेतन पर्चियाँ',
    noPayslips: 'अभी किसी महीने का वेतन नहीं मिला।',
    daysOnly: 'हाज़िरी',
    numbers: 'आपके नंबर',
    missing: 'अभी नहीं है। ऑफ़िस से पूछें।',
    documents: 'काग़ज़ात',
    letter: (center, from) => `नियुक्ति पत्र, ${center}, ${from} से`,
    payslip: 'वेतन पर्ची',
    pdf: 'PDF',
    askTitle: 'ऑफ़िस से पूछें',
    ask: 'आपका सवाल',
    send: 'भेजें',
    unsent: 'इस फ़ोन में सहेजा गया। नेटवर्क आने पर ऑफ़िस को भेजा जाएगा।',
    notAnswered: 'अभी जवाब नहीं आया।',
    answer: 'जवाब:',
    back: '‹ सभी महीने',
    paidOn: (day) => `${day} को भुगतान हुआ`,
    notPaid: 'अभी भुगतान नहीं हुआ',
    days: 'महीने के दिन',
    noDays: 'इस महीने के दिनों की जानकारी नहीं है।',
    notMarked: 'हाज़िरी नहीं लगी',
    hours: (minutes) => `${minutes / 60} घंटे`,
  },
};
