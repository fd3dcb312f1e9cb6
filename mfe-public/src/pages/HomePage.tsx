import { AboutSection } from '../home/AboutSection';
import { ContactSection } from '../home/ContactSection';
import { Hero } from '../home/Hero';
import { ServicesSection } from '../home/ServicesSection';
import { TrustedBy } from '../home/TrustedBy';
import { PublicLayout } from '../layout/PublicLayout';

export default function HomePage() {
  return (
    <PublicLayout path="/">
      <Hero />
      <ServicesSection />
      <TrustedBy />
      <AboutSection />
      <ContactSection />
    </PublicLayout>
  );
}
