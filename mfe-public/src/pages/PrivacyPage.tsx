import { company } from 'shared/domain/letterhead/companyFacts';
import { officeLines } from 'shared/domain/letterhead/office';
import { PublicLayout } from '../layout/PublicLayout';
import { Article } from '../ui/Article';
import { PageHero } from '../ui/PageHero';
import { Topic } from '../ui/Topic';

export default function PrivacyPage() {
  return (
    <PublicLayout path="/privacy-policy">
      <PageHero title="Privacy Policy">What this site keeps about you, why, and how to have it deleted.</PageHero>
      <Article>
        <Topic title="What we keep">
          <ul>
            <li>From the callback form: your mobile number, and whether you ticked the box.</li>
            <li>
              From the contact form: your name, your email address and your message; your phone number and city if you
              give them.
            </li>
            <li>
              From an application for a job: your name, your mobile number, your city, your CV if you send one, and when
              and in which language you agreed to what we keep.
            </li>
            <li>With all of them: when you sent it, and what our staff note about it.</li>
          </ul>
        </Topic>
        <Topic title="Why">
          <p>
            To call you back or answer you, and to consider you for the jobs you apply for and others like them; for
            nothing else. Signed-in members of our staff see it. A client to whom we suggest you for a job sees your
            name, role, city and skills, and your CV only after you have agreed. We do not sell it.
          </p>
        </Topic>
        <Topic title="What we do not do">
          <p>
            The public pages set no cookies and count no visitors. The map on the home page comes from another site,
            which sees your address on the internet when the map is shown.
          </p>
        </Topic>
        <Topic title="Your rights">
          <p>
            You can ask what we hold about you, have it corrected or deleted, and withdraw your consent at any time:
            write to <a href={`mailto:${company.email}?subject=Privacy`}>{company.email}</a>. {company.name},{' '}
            {officeLines.join(', ')}, is responsible for it.
          </p>
        </Topic>
      </Article>
    </PublicLayout>
  );
}
