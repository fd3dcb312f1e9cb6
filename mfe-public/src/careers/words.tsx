import type { ReactNode } from 'react';
import { company } from 'shared/domain/letterhead/companyFacts';
import type { CareersLanguage } from 'shared/domain/people/applications/application';

/** The texts of vacancy pages, except the vacancy's own. */
export interface CareersWords {
  /** The list, and the link to it. */
  list: { title: string; lead: string; jobs: string; back: string; path: string };
  /** The same page in the other language. */
  other: { label: string; language: CareersLanguage };
  job: string;
  apply: string;
  fields: { name: string; phone: string; phoneHint: string; city: string; cv: string };
  agree: string;
  send: string;
  notice: { title: string; lines: ReactNode[] };
  gone: { title: string; text: string };
  /** The page of a sent application. */
  own: {
    title: string;
    lead: string;
    keepLink: string;
    see: string;
    change: string;
    save: string;
    withdraw: string;
    withdrawing: string;
  };
}

const mail = <a href={`mailto:${company.email}?subject=Privacy`}>{company.email}</a>;

/** By language. */
export const careersWords: Readonly<Record<CareersLanguage, CareersWords>> = {
  en: {
    list: { title: 'Careers', lead: '', jobs: 'Open jobs', back: 'All open jobs', path: '/careers' },
    other: { label: 'हिन्दी में पढ़ें', language: 'hi' },
    job: 'The job',
    apply: 'Apply',
    fields: {
      name: 'Name',
      phone: 'Mobile number',
      phoneHint: 'Please enter a valid 10-digit mobile number.',
      city: 'City where you live',
      cv: 'CV (optional): PDF, DOC or DOCX, at most 5 MB',
    },
    agree: 'I agree that my application is kept and used as described below.',
    send: 'Send application',
    notice: {
      title: 'What we keep and why',
      lines: [
        `${company.name} keeps your name, mobile number, city and CV, and when and in which language you agreed.`,
        'We use them to consider you for this job and for others like it, and to call you about them. Signed-in members of our staff see them. A client to whom we suggest you sees your name, role, city and skills, and your CV only after you have agreed.',
        <>
          You can see and correct them and withdraw your agreement by the link that you get when the application is
          sent, or write to {mail}.
        </>,
        'If we do not answer, you can complain to the Data Protection Board of India.',
      ],
    },
    own: {
      title: 'Your application',
      lead: 'What you sent us. You can correct or withdraw it here.',
      keepLink: 'Keep this link: by it you can see, correct or withdraw your application for 180 days.',
      see: 'Your application',
      change: 'Correct',
      save: 'Save changes',
      withdraw: 'Withdraw',
      withdrawing: 'We take your application off our list of candidates and delete your CV. This cannot be undone.',
    },
    gone: { title: 'This job is no longer open', text: 'It was filled or closed. See which jobs are open now.' },
  },
  hi: {
    list: {
      title: 'नौकरियाँ',
      lead: 'हमारे यहाँ खाली नौकरियाँ, शहर और काम के अनुसार। नौकरी के लिए हमें कभी पैसे नहीं देने होते।',
      jobs: 'खाली नौकरियाँ',
      back: 'सभी खाली नौकरियाँ',
      path: '/hi/careers',
    },
    other: { label: 'Read in English', language: 'en' },
    job: 'नौकरी',
    apply: 'आवेदन करें',
    fields: {
      name: 'नाम',
      phone: 'मोबाइल नंबर',
      phoneHint: '10 अंकों का सही मोबाइल नंबर लिखें।',
      city: 'आप किस शहर में रहते हैं',
      cv: 'बायोडाटा (ज़रूरी नहीं): PDF, DOC या DOCX, अधिकतम 5 MB',
    },
    agree: 'मैं सहमत हूँ कि मेरा आवेदन नीचे बताए अनुसार रखा और इस्तेमाल किया जाए।',
    send: 'आवेदन भेजें',
    notice: {
      title: 'हम क्या रखते हैं और क्यों',
      lines: [
        `${company.name} आपका नाम, मोबाइल नंबर, शहर और बायोडाटा रखती है, और यह भी कि आपने कब और किस भाषा में सहमति दी।`,
        'हम इनका उपयोग इस नौकरी और ऐसी दूसरी नौकरियों पर विचार करने और आपको फ़ोन करने के लिए करते हैं। हमारे कर्मचारी इन्हें देखते हैं। जिस कंपनी को हम आपका नाम सुझाते हैं, वह आपका नाम, काम, शहर और कौशल देखती है, और आपका बायोडाटा केवल आपकी सहमति के बाद।',
        <>आवेदन भेजने पर मिले लिंक से आप इन्हें देख, सुधार सकते हैं और सहमति वापस ले सकते हैं, या {mail} पर लिखें।</>,
        'उत्तर न मिलने पर आप भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
      ],
    },
    own: {
      title: 'आपका आवेदन',
      lead: 'आपने हमें जो भेजा। यहाँ आप उसे सुधार या वापस ले सकते हैं।',
      keepLink: 'यह लिंक सँभालकर रखें: 180 दिनों तक इससे आप अपना आवेदन देख, सुधार या वापस ले सकते हैं।',
      see: 'आपका आवेदन',
      change: 'सुधारें',
      save: 'बदलाव सहेजें',
      withdraw: 'वापस लें',
      withdrawing: 'हम आपका आवेदन उम्मीदवारों की सूची से हटा देते हैं और बायोडाटा मिटा देते हैं। इसे पलटा नहीं जा सकता।',
    },
    gone: { title: 'यह नौकरी अब खाली नहीं है', text: 'यह भर गई है या बंद हो गई है। देखिए कि अभी कौन सी नौकरियाँ खाली हैं।' },
  },
};
