import { PublicLayout } from '../layout/PublicLayout';
import { FeeEstimate } from '../pricing/FeeEstimate';
import { Plans } from '../pricing/Plans';
import { questions } from '../pricing/questions';
import { WhyChoose } from '../pricing/WhyChoose';
import { ClosingCall } from '../ui/ClosingCall';
import { Faq } from '../ui/Faq';
import { PageHero } from '../ui/PageHero';
import { Section } from '../ui/Section';

export default function PricingPage() {
  return (
    <PublicLayout path="/pricing">
      <PageHero title="Pricing you can work out yourself">
        One plain percentage for recruitment, one agreed quote for payroll and compliance. Nothing to pay before we have
        done something for you.
      </PageHero>
      <Plans />
      <FeeEstimate />
      <WhyChoose />
      <Section id="faq" title="Frequently asked questions" split>
        <Faq questions={questions} />
      </Section>
      <ClosingCall
        title="Have a requirement in mind?"
        text="Tell us the roles, the numbers and the places. You get a price and a plan."
        action="Contact us"
      />
    </PublicLayout>
  );
}
