import { company } from 'shared/domain/letterhead/companyFacts';
import { locality, telephoneLink } from 'shared/domain/letterhead/office';
import { PublicLayout } from '../layout/PublicLayout';
import { Article } from '../ui/Article';
import { PageHero } from '../ui/PageHero';
import { Topic } from '../ui/Topic';

export default function PressPage() {
  return (
    <PublicLayout path="/press">
      <PageHero title="Press">Facts to quote, marks to print, and someone to call before your deadline.</PageHero>
      <Article>
        <Topic title="In one paragraph">
          <p>
            {company.name} is a leading provider of workforce solutions in India. It offers contingent staffing, payroll
            services, permanent hiring, HRO and consulting, compliance process outsourcing, and security and
            housekeeping services. Its mission is to empower businesses and job seekers with reliable, efficient and
            innovative staffing services.
          </p>
        </Topic>
        <Topic title="Our name">
          <p>
            In print we are “{company.shortName}”; in a first mention, “{company.name}”. The registered office is in{' '}
            {locality}.
          </p>
        </Topic>
        <Topic title="Our mark">
          <p>
            The <a href="/favicon.svg">mark as SVG</a> and <a href="/icon-512.png">as PNG</a> may be printed next to a
            text about us. Please leave its colours as they are and some room around it.
          </p>
        </Topic>
        <Topic title="Ask us">
          <p>
            Write to <a href={`mailto:${company.email}?subject=Press`}>{company.email}</a> with “Press” in the subject,
            or call <a href={telephoneLink}>{company.phone}</a>. We comment on staffing, wages and labour compliance. We
            do not comment on clients or on candidates.
          </p>
        </Topic>
      </Article>
    </PublicLayout>
  );
}
