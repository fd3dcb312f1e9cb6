import type { DayCode } from 'shared/domain/work/attendance/day';
import { dayNamesIn, type Language, languageNames, tags } from 'shared/light/language';

/** The texts of the supervisor's page. */
export interface Words {
  /** The other language's own name. */
  other: string;
  /** The locale for month and day names. */
  tag: string;
  days: Readonly<Record<DayCode, string>>;
  day: string;
  before: string;
  after: string;
  everybody: string;
  undo: string;
  more: string;
  clear: string;
  overtime: string;
  lessOvertime: string;
  moreOvertime: string;
  hours(minutes: number): string;
  marked(count: number, of: number): string;
  nobody: string;
  early: string;
  /** Where the marks are stored. */
  first: string;
  waiting(count: number): string;
  sending: string;
  sent: string;
  clock(minutes: number): string;
  full: string;
  disputed(value: string): string;
  refused: string;
  understood: string;
  state: Readonly<Record<'Submitted' | 'Confirmed' | 'Locked', string>>;
  ended: string;
  unsent: string;
  reload: string;
}

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** By language. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    other: languageNames.hi,
    tag: tags.en,
    days: dayNamesIn.en,
    day: 'Day',
    before: 'Day before',
    after: 'Next day',
    everybody: 'Everybody present',
    undo: 'Undo',
    more: 'More',
    clear: 'Clear',
    overtime: 'Overtime',
    lessOvertime: 'Less overtime',
    moreOvertime: 'More overtime',
    hours: (minutes) => `${minutes / 60} h`,
    marked: (count, of) => `${count} of ${of} marked`,
    nobody: 'Nobody works here on this day. If somebody does, tell the office.',
    early: 'This month has not begun. Days can be marked from the first of it on.',
    first: 'There is no network. Open this page once with a network; after that it works without.',
    waiting: (count) =>
      `Saved on this phone. ${some(count, 'mark goes', 'marks go')} to the office when there is a network.`,
    sending: 'Sending…',
    sent: 'Everything is sent to the office.',
    clock: (minutes) =>
      `This phone’s clock is wrong by ${minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`}. The marks get the right time; please set the clock.`,
    full: 'This phone cannot save marks. Stay on this page until everything is sent.',
    disputed: (value) => `Somebody else marked: ${value}. The office decides.`,
    refused: 'Not stored:',
    understood: 'I have read this',
    state: {
      Submitted: 'This month is submitted. Ask the office to reopen it, then mark the day.',
      Confirmed: 'This month is confirmed. Ask the office to reopen it, then mark the day.',
      Locked: 'This month is locked. Tell the office what is wrong; it can correct a day.',
    },
    ended: 'This link does not work: it has ended, was revoked or is not complete. Ask the office for a new one.',
    unsent: 'These marks are on this phone only. Tell them to the office:',
    reload: 'Try again',
  },
  hi: {
    other: languageNames.en,
    tag: tags.hi,
    days: dayNamesIn.hi,
    day: 'दिन',
    before: 'पिछला दिन',
    after: 'अगला दिन',
    everybody: 'सब उपस्थित',
    undo: 'वापस लें',
    more: 'और',
    clear: 'मिटाएँ',
    overtime: 'ओवरटाइम',
    lessOvertime: 'ओवरटाइम घटाएँ',
    moreOvertime: 'ओवरटाइम बढ़ाएँ',
    hours: (minutes) => `${minutes / 60} घंटे`,
    marked: (count, of) => `${of} में से ${count} की हाज़िरी लगी`,
    nobody: 'इस दिन यहाँ कोई काम नहीं करता। अगर करता है, तो ऑफ़िस को बताएँ।',
    early: 'यह महीना अभी शुरू नहीं हुआ। पहली तारीख से हाज़िरी लगाई जा सकती है।',
    first: 'नेटवर्क नहीं है। यह पेज एक बार नेटवर्क के साथ खोलें; उसके बाद यह बिना नेटवर्क भी चलता है।',
    waiting: (count) => `इस फ़ोन में सहेजा गया। नेटवर्क आने पर ${count} हाज़िरी ऑफ़िस को भेजी जाएगी।`,
    sending: 'भेजा जा रहा है…',
    sent: 'सब कुछ ऑफ़िस को भेज दिया गया है।',
    clock: (minutes) =>
      `इस फ़ोन की घड़ी ${minutes < 120 ? `${minutes} मिनट` : `${Math.round(minutes / 60)} घंटे`} गलत है। हाज़िरी सही समय से दर्ज होती है; घड़ी ठीक कर लें।`,
    full: 'यह फ़ोन हाज़िरी सहेज नहीं सकता। सब कुछ भेजे जाने तक यह पेज खुला रखें।',
    disputed: (value) => `किसी और ने लिखा: ${value}। फ़ैसला ऑफ़िस करेगा।`,
    refused: 'दर्ज नहीं हुआ:',
    understood: 'मैंने पढ़ लिया',
    state: {
      Submitted: 'यह महीना जमा हो चुका है। ऑफ़िस से इसे फिर खोलने को कहें, फिर हाज़िरी लगाएँ।',
      Confirmed: 'यह महीना पक्का हो चुका है। ऑफ़िस से इसे फिर खोलने को कहें, फिर हाज़िरी लगाएँ।',
      Locked: 'यह महीना बंद हो चुका है। जो गलत है ऑफ़िस को बताएँ; वह दिन सुधार सकता है।',
    },
    ended: 'यह लिंक काम नहीं करता: इसका समय पूरा हो गया, इसे रद्द किया गया या यह अधूरा है। ऑफ़िस से नया लिंक माँगें।',
    unsent: 'यह हाज़िरी सिर्फ़ इस फ़ोन में है। इसे ऑफ़िस को बताएँ:',
    reload: 'फिर कोशिश करें',
  },
};
