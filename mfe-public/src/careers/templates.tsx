import type { ReactElement } from 'react';
import { type CareersLanguage, careersLanguages } from 'shared/domain/people/applications/application';
import { PublicLayout } from '../layout/PublicLayout';
import { Article } from '../ui/Article';
import { PageHero } from '../ui/PageHero';
import { Topic } from '../ui/Topic';
import { ApplicationForm, CorrectionForm, WithdrawalForm } from './ApplicationForm';
import styles from './careers.module.css';
import { LiveContent } from './LiveContent';
import { careersWords } from './words';

/** The page of one vacancy. The server fills `%TITLE%`, `%LINE%`, `%VACANCY%` and `%SLUG%`. */
function VacancyTemplate({ language }: { language: CareersLanguage }) {
  const { list, other, job, apply, notice } = careersWords[language];
  return (
    <PublicLayout path="/careers">
      <PageHero title="%TITLE%">%LINE%</PageHero>
      <Article>
        <Topic title={job}>
          <LiveContent name="vacancy" path={list.path} className={styles.facts} />
          <p className={styles.alone}>
            <a href={list.path}>{list.back}</a>
          </p>
          <p className={styles.alone}>
            <a
              href={`${careersWords[other.language].list.path}/%SLUG%`}
              lang={other.language}
              hrefLang={other.language}
            >
              {other.label}
            </a>
          </p>
        </Topic>
        <Topic title={apply}>
          <ApplicationForm language={language} />
        </Topic>
        <Topic title={notice.title}>
          <ul>
            {notice.lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Topic>
      </Article>
    </PublicLayout>
  );
}

/** The text of a closed vacancy's page. */
function GoneTemplate({ language }: { language: CareersLanguage }) {
  const { list, gone } = careersWords[language];
  return (
    <PublicLayout path="/careers">
      <PageHero title={gone.title}>{gone.text}</PageHero>
      <Article>
        <Topic title={list.jobs}>
          <p className={styles.alone}>
            <a href={list.path}>{list.back}</a>
          </p>
        </Topic>
      </Article>
    </PublicLayout>
  );
}

/** The response to an application: `%TEXT%`, and `%LINK%` to the page where it can be edited. */
function SentTemplate({ language }: { language: CareersLanguage }) {
  const { list, own } = careersWords[language];
  return (
    <PublicLayout path="/careers">
      <PageHero title={own.title}>%TEXT%</PageHero>
      <Article>
        <Topic title={own.see}>
          <p>{own.keepLink}</p>
          <p className={styles.alone}>
            <a href="%LINK%">{own.lead}</a>
          </p>
          <p className={styles.alone}>
            <a href={list.path}>{list.back}</a>
          </p>
        </Topic>
      </Article>
    </PublicLayout>
  );
}

/** An application to view, correct and withdraw: `%APPLICATION%`, `%NAME%`, `%PHONE%`, `%CITY%` and `%TOKEN%`. */
function OwnTemplate({ language }: { language: CareersLanguage }) {
  const { list, own } = careersWords[language];
  return (
    <PublicLayout path="/careers">
      <PageHero title={own.title}>{own.lead}</PageHero>
      <Article>
        <Topic title={own.see}>
          <LiveContent name="application" path={list.path} className={styles.facts} />
        </Topic>
        <Topic title={own.change}>
          <CorrectionForm language={language} />
        </Topic>
        <Topic title={own.withdraw}>
          <WithdrawalForm language={language} />
        </Topic>
      </Article>
    </PublicLayout>
  );
}

/** The candidates put forward to a client, each with an answer form: `%TITLE%`, `%LINE%` and `%PEOPLE%`. */
function PeopleTemplate() {
  return (
    <PublicLayout path="/careers">
      <PageHero title="%TITLE%">%LINE%</PageHero>
      <Article>
        <Topic title="People for you">
          <LiveContent name="people" path="/careers" className={styles.people} />
        </Topic>
        <Topic title="What is seen here">
          <p>
            Keep this link to yourself: it opens this page without an account. We see your answers at once. Use what is
            shown for this vacancy only.
          </p>
        </Topic>
      </Article>
    </PublicLayout>
  );
}

/** The list in Hindi. */
function HindiList() {
  const { list, other } = careersWords.hi;
  return (
    <PublicLayout path="/careers">
      <PageHero title={list.title}>{list.lead}</PageHero>
      <Article>
        <Topic title={list.jobs}>
          <LiveContent name="vacancies" path={list.path} className={styles.list} />
          <p className={styles.alone}>
            <a href="/careers" lang="en" hrefLang="en">
              {other.label}
            </a>
          </p>
        </Topic>
      </Article>
    </PublicLayout>
  );
}

const named = (language: CareersLanguage, name: string) => (language === 'en' ? name : `${language}-${name}`);

/** The server's templates of the careers pages, by name (`server/src/careers`); the site itself doesn't use them. */
export const careersTemplates: ReadonlyMap<string, ReactElement> = new Map([
  ...careersLanguages.flatMap((language): [string, ReactElement][] => [
    [named(language, 'vacancy'), <VacancyTemplate key="vacancy" language={language} />],
    [named(language, 'gone'), <GoneTemplate key="gone" language={language} />],
    [named(language, 'sent'), <SentTemplate key="sent" language={language} />],
    [named(language, 'application'), <OwnTemplate key="own" language={language} />],
  ]),
  ['hi', <HindiList key="list" />],
  ['people', <PeopleTemplate key="people" />],
]);
