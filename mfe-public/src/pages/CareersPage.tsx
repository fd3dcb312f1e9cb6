import { company } from 'shared/domain/letterhead/companyFacts';
import styles from '../careers/careers.module.css';
import { LiveContent } from '../careers/LiveContent';
import { PublicLayout } from '../layout/PublicLayout';
import { Article } from '../ui/Article';
import { ClosingCall } from '../ui/ClosingCall';
import { PageHero } from '../ui/PageHero';
import { Topic } from '../ui/Topic';

export default function CareersPage() {
  return (
    <PublicLayout path="/careers">
      <PageHero title="Work with us, or find work through us">
        One address for both. Send us what you can do and where you want to do it; a person reads it.
      </PageHero>
      <Article>
        <Topic title="Open jobs">
          <LiveContent name="vacancies" path="/careers" className={styles.list} />
          <p className={styles.alone}>
            <a href="/hi/careers" lang="hi" hrefLang="hi">
              हिन्दी में पढ़ें
            </a>
          </p>
        </Topic>
        <Topic title="Looking for a job">
          <p>
            We place people with our clients in offices, shops, warehouses, plants and kitchens, on temporary and on
            permanent contracts. If we have no opening that suits you today, we keep your details for the next one.
          </p>
          <p>
            Send your CV, your city and your notice period to{' '}
            <a href={`mailto:${company.email}?subject=Job%20application`}>{company.email}</a>, or leave your number on
            the home page and tell us on the phone. A CV is not needed for every job.
          </p>
        </Topic>
        <Topic title="Joining our own team">
          <p>
            Recruiters, payroll and compliance executives, site supervisors: we look for people who keep a promise about
            a date. Write to the same address with “Your team” in the subject.
          </p>
        </Topic>
        <Topic title="How we hire">
          <ol>
            <li>We read your application and call you about what is missing.</li>
            <li>You meet the person you would work for, not only us.</li>
            <li>You get the wage, the hours, the place and the length of the contract in writing before you decide.</li>
            <li>You start with an appointment letter and, where the law provides them, your PF and ESIC numbers.</li>
          </ol>
        </Topic>
        <Topic title="What we promise candidates">
          <ul>
            <li>You never pay us: not for registering, not for an interview, not for a job.</li>
            <li>We never keep your original documents.</li>
            <li>We send your CV to a client only after you have agreed.</li>
            <li>If someone asks you for money in our name, write to us at once. It is not us.</li>
          </ul>
        </Topic>
      </Article>
      <ClosingCall
        title="Rather be called?"
        text="Send us a message with your number, and we ring you back."
        action="Contact us"
      />
    </PublicLayout>
  );
}
