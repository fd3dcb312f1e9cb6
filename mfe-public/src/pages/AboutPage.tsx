import { company } from 'shared/domain/letterhead/companyFacts';
import { locality } from 'shared/domain/letterhead/office';
import { Directors } from '../about/Directors';
import { ProductLinks } from '../about/ProductLinks';
import { Purpose } from '../about/Purpose';
import { PublicLayout } from '../layout/PublicLayout';
import { ClosingCall } from '../ui/ClosingCall';
import { PageHero } from '../ui/PageHero';

export default function AboutPage() {
  return (
    <PublicLayout path="/about-us">
      <PageHero title="Good work needs someone to vouch for it">
        {company.shortName} stands between a company that needs people and people who need work, and answers to both.
        Hundreds of clients trust us with it.
      </PageHero>
      <Purpose />
      <ProductLinks />
      <Directors />
      <ClosingCall
        title="Come and talk to us"
        text={`Our registered office is in ${locality}; our people work wherever our clients do.`}
        action="Contact us"
      />
    </PublicLayout>
  );
}
