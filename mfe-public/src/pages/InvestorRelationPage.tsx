import { company } from 'shared/domain/letterhead/companyFacts';
import { officeLines } from 'shared/domain/letterhead/office';
import { PublicLayout } from '../layout/PublicLayout';
import { Article } from '../ui/Article';
import { PageHero } from '../ui/PageHero';
import { Topic } from '../ui/Topic';

export default function InvestorRelationPage() {
  return (
    <PublicLayout path="/investor-relation">
      <PageHero title="Investor Relations">
        How {company.shortName} earns its money, how it is governed, and whom to write to.
      </PageHero>
      <Article>
        <Topic title="What we do">
          <p>
            {company.name} provides workforce solutions to companies in India: contingent staffing, payroll, permanent
            hiring, human resource outsourcing, compliance process outsourcing, and security and housekeeping services.
            Its mission is to empower businesses and job seekers with reliable, efficient and innovative staffing
            services.
          </p>
        </Topic>
        <Topic title="How we earn">
          <p>
            Recruitment is paid by a fee of 10% of the yearly cost to company of the person hired. Payroll, compliance
            and staffing are paid monthly under agreed quotes. The one follows hiring; the other follows headcount, and
            continues while hiring pauses.
          </p>
        </Topic>
        <Topic title="How we are governed">
          <p>
            The company is a private limited company under the Companies Act, 2013, registered as CIN {company.cin}. Its
            directors are named on the About Us page. Its shares are not listed on any exchange, and nothing on this
            page is an offer of securities.
          </p>
        </Topic>
        <Topic title="What we put first">
          <p>
            Wages and statutory dues come before everything else. A staffing company that pays late, or deposits late,
            borrows from the people it places. That is the order in which we pay.
          </p>
        </Topic>
        <Topic title="Write to us">
          <p>
            Shareholders, lenders and prospective partners can write to{' '}
            <a href={`mailto:${company.email}?subject=Investor%20relations`}>{company.email}</a> with “Investor
            relations” in the subject, or by post to the registered office, {officeLines.join(', ')}.
          </p>
        </Topic>
      </Article>
    </PublicLayout>
  );
}
