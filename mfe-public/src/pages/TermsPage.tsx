import { company } from 'shared/domain/letterhead/companyFacts';
import { locality } from 'shared/domain/letterhead/office';
import { PublicLayout } from '../layout/PublicLayout';
import { Article } from '../ui/Article';
import { PageHero } from '../ui/PageHero';
import { Topic } from '../ui/Topic';

export default function TermsPage() {
  return (
    <PublicLayout path="/terms-of-service">
      <PageHero title="Terms of Service">
        For this website. A contract for staffing, payroll or any other service is made in writing, apart from this
        page.
      </PageHero>
      <Article>
        <Topic title="What this site is for">
          <p>
            It tells you what {company.name} does, and lets you ask for a call or send a message. Doing either is free
            and binds neither of us to a contract.
          </p>
        </Topic>
        <Topic title="What we ask of you">
          <p>
            Give a number or an address that is your own, or that you may give. Do not send what is unlawful, and do not
            try to overload or break into the site.
          </p>
        </Topic>
        <Topic title="What you can rely on">
          <p>
            We describe our services with care. Statutory dates and rates change; what is written here is information,
            not legal advice. The fee estimate is an example until it stands in a written offer.
          </p>
        </Topic>
        <Topic title="Law">
          <p>
            Indian law applies. The courts at our registered office, {locality}, have jurisdiction, unless a law that
            protects you says otherwise.
          </p>
        </Topic>
      </Article>
    </PublicLayout>
  );
}
