import type { Company } from 'shared/domain/clients/companies/company';
import type { Product } from 'shared/domain/console/product';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { Allowed } from 'shared/platform';
import { PageHeader } from 'shared/ui';
import { apiPath, type Section } from '../section/sections';
import { useSection } from '../section/useSection';
import { CandidatePipeline } from './CandidatePipeline';
import styles from './ProductOverviewPage.module.css';
import { ProductStats } from './ProductStats';
import { Shortlist } from './Shortlist';

const purposes: Readonly<Record<Product, string>> = {
  instahires: 'The hiring platform: candidates, companies and pricing.',
  ultrahrms: 'The HR management platform: candidates, companies and pricing.',
};

/** Counts of a product and open work, with links. */
function ProductOverview({ section }: { section: Section }) {
  const { base, label, product } = section;
  return (
    <>
      <PageHeader title={label} purpose={purposes[product]} />
      <div className={styles.overview}>
        <ProductStats section={section} />
        <Allowed right={`${apiPath(product, 'candidates')}:read`}>
          <CandidatePipeline section={section} />
        </Allowed>
        <div className={styles.panels}>
          <Shortlist<Candidate>
            title="Waiting for an interview"
            path={apiPath(product, 'candidates')}
            status="Pending"
            to={`${base}/manageCandidate`}
            detail={(row) => row.position}
            none="Nobody is waiting."
            loadFailed="Failed to load candidates"
          />
          <Shortlist<Company>
            title="Companies to approve"
            path={apiPath(product, 'companies')}
            status="Pending"
            to={`${base}/manageCompanies`}
            detail={(row) => row.industry}
            none="No company is waiting."
            loadFailed="Failed to load companies"
          />
        </div>
      </div>
    </>
  );
}

/** Its path is in module.json. */
export default function ProductOverviewPage() {
  const section = useSection();
  return <ProductOverview key={section.base} section={section} />;
}
