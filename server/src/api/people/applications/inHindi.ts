import { ApiError } from '../../../core/errors';

/** The errors of an applicant's form, in Hindi. */
const hindi: readonly (readonly [english: string, hindi: string])[] = [
  ['Enter the name.', 'अपना नाम लिखिए।'],
  ['Enter the city.', 'अपने शहर का नाम लिखिए।'],
  ['Please enter a valid 10-digit mobile number.', 'कृपया 10 अंकों का सही मोबाइल नंबर लिखिए।'],
  ['Use at most 120 characters for the name.', 'नाम में अधिक से अधिक 120 अक्षर लिखिए।'],
  ['Use at most 120 characters for the city.', 'शहर के नाम में अधिक से अधिक 120 अक्षर लिखिए।'],
  ['Remove the characters that cannot be shown.', 'जो अक्षर दिखाए नहीं जा सकते, उन्हें हटाइए।'],
  [
    'Tick the box: we may keep an application only if you agree.',
    'बॉक्स पर टिक कीजिए: आपकी सहमति के बिना हम आवेदन नहीं रख सकते।',
  ],
  ['Load the page again, then send your application.', 'पेज को फिर से खोलिए, फिर आवेदन भेजिए।'],
  ['This file is empty; choose another one.', 'यह फ़ाइल खाली है; कोई दूसरी फ़ाइल चुनिए।'],
  ['This file is larger than 5 MB; choose a smaller one.', 'यह फ़ाइल 5 MB से बड़ी है; कोई छोटी फ़ाइल चुनिए।'],
  [
    'Choose a PDF, DOC or DOCX file; the content of this one is something else.',
    'PDF, DOC या DOCX फ़ाइल चुनिए; इस फ़ाइल में कुछ और है।',
  ],
  [
    'This is a picture. Save it as PDF (on a phone: share or print it as PDF) and choose that file.',
    'यह तस्वीर है। इसे PDF में सहेजिए (फ़ोन पर: शेयर या प्रिंट में PDF चुनिए), फिर वह फ़ाइल चुनिए।',
  ],
  [
    'This kind of document can’t be opened here. Save it as PDF and choose that file.',
    'इस तरह का दस्तावेज़ यहाँ नहीं खुलता। इसे PDF में सहेजिए, फिर वह फ़ाइल चुनिए।',
  ],
  ['Choose a PDF, DOC or DOCX file.', 'PDF, DOC या DOCX फ़ाइल चुनिए।'],
  [
    'This job is filled or closed. See the careers page for open ones.',
    'यह नौकरी भर चुकी है या बंद है। खाली नौकरियाँ नौकरियों के पेज पर देखिए।',
  ],
  ['Too many applications for this number.', 'इस नंबर से बहुत सारे आवेदन आए हैं।'],
  ['Too many changes of this application.', 'इस आवेदन को बहुत बार बदला गया है।'],
  ['Choose to save the application or to withdraw it.', 'चुनिए: आवेदन सहेजना है या वापस लेना है।'],
];

/** A message with its known sentences in Hindi; others stay in English. */
const translated = (message: string): string =>
  hindi
    .reduce((text, [english, other]) => text.replaceAll(english, other), message)
    .replace(/Please try again in (\d+) (minute|second|hour)s?\./, (_, count: string, unit: string) => {
      const units: Record<string, string> = { minute: 'मिनट', second: 'सेकंड', hour: 'घंटे' };
      return `कृपया ${count} ${units[unit]} बाद फिर कोशिश कीजिए।`;
    });

/** A refusal for an applicant who reads Hindi. */
export function inHindi({ status, code, message, details, headers }: ApiError): ApiError {
  const errors = details.errors?.map(({ path, msg }) => ({ path, msg: translated(msg) }));
  return new ApiError(status, code, translated(message), { ...details, ...(errors && { errors }) }, headers);
}
