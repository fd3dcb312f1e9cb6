import { Assurances } from '../compliance/Assurances';
import { DashboardPreview } from '../compliance/DashboardPreview';
import { KeyPractices } from '../compliance/KeyPractices';
import { questions } from '../compliance/questions';
import { WhyItMatters } from '../compliance/WhyItMatters';
import { PublicLayout } from '../layout/PublicLayout';
import { ClosingCall } from '../ui/ClosingCall';
import { Faq } from '../ui/Faq';
import { PageHero } from '../ui/PageHero';
import { Section } from '../ui/Section';

export default function CompliancePage() {
  return (
    <PublicLayout path="/compliance">
      <PageHero title="Compliance you can show an inspector">
        Labour law, PF and ESIC, GST and TDS, registrations and audits: done on their dates, with the proof in your
        hands.
      </PageHero>
      <WhyItMatters />
      <KeyPractices />
      <DashboardPreview />
      <Assurances />
      <Section id="faq" title="Frequently asked questions" tone="page" split>
        <Faq questions={questions} />
      </Section>
      <ClosingCall
        title="Bring us the file you worry about"
        text="We read it, tell you where you stand, and what it takes to put it right."
        action="Get in Touch"
      />
    </PublicLayout>
  );
}
