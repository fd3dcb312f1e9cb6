import { formatDate } from 'shared/domain/dates/dates';
import { company } from 'shared/domain/letterhead/companyTokens';
import type { CareersLanguage } from 'shared/domain/people/applications/application';
import type { Employment, RateUnit } from 'shared/domain/people/vacancies/vacancy';
import { formatRupees } from 'shared/domain/text/money';

/** The texts of the careers pages outside the templates. */
export interface CareersWords {
  /** Title and description of the list. By default the template's. */
  head?: { title: string; description: string };
  none: string;
  count(jobs: number, cities: number): string;
  places(count: number): string;
  rate(paise: number, per: RateUnit): string;
  years(age: number): string;
  day(date: string): string;
  employment(kind: Employment): string;
  labels: Record<
    'city' | 'state' | 'employment' | 'places' | 'pay' | 'startsOn' | 'shift' | 'minAge' | 'skills',
    string
  >;
  title(role: string, city: string): string;
}

/** Rupees without zero paise. */
const rupees = (paise: number) => formatRupees(paise).replace(/\.00$/, '');

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** By language. */
export const careersWords: Readonly<Record<CareersLanguage, CareersWords>> = {
  en: {
    none: 'We have no open jobs to show today. Send us your details; we keep them for the next one.',
    count: (jobs, cities) => `${some(jobs, 'open job', 'open jobs')} in ${some(cities, 'city', 'cities')}.`,
    places: (count) => some(count, 'place', 'places'),
    rate: (paise, per) => `${rupees(paise)} ${per === 'hour' ? 'an' : 'a'} ${per}`,
    years: (age) => `${age} years`,
    day: formatDate,
    employment: (kind) => kind,
    labels: {
      city: 'City',
      state: 'State',
      employment: 'Employment',
      places: 'Open places',
      pay: 'Pay',
      startsOn: 'First day',
      shift: 'Shift',
      minAge: 'Minimum age',
      skills: 'Skills',
    },
    title: (role, city) => `${role} in ${city}`,
  },
  hi: {
    head: {
      title: `नौकरियाँ | ${company.shortName}`,
      description: 'शहर और काम के अनुसार हमारी खाली नौकरियाँ। कोई शुल्क नहीं: नौकरी के लिए हमें कभी पैसे नहीं देने होते।',
    },
    none: 'आज दिखाने के लिए कोई खाली नौकरी नहीं है। अपनी जानकारी भेजिए; हम उसे अगली नौकरी के लिए रखेंगे।',
    count: (jobs, cities) => `${cities} शहरों में ${jobs} नौकरियाँ खाली हैं।`,
    places: (count) => `${count} जगह`,
    rate: (paise, per) => `${rupees(paise)} प्रति ${{ month: 'माह', day: 'दिन', hour: 'घंटा' }[per]}`,
    years: (age) => `${age} वर्ष`,
    day: formatDate,
    employment: (kind) =>
      ({ '': '', 'Full time': 'पूर्णकालिक', 'Part time': 'अंशकालिक', Temporary: 'अस्थायी', 'Per day': 'दिहाड़ी' })[kind],
    labels: {
      city: 'शहर',
      state: 'राज्य',
      employment: 'काम का प्रकार',
      places: 'खाली जगह',
      pay: 'वेतन',
      startsOn: 'पहला दिन',
      shift: 'पाली',
      minAge: 'न्यूनतम आयु',
      skills: 'कौशल',
    },
    title: (role, city) => `${role}, ${city}`,
  },
};
