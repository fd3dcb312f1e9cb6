import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type Company, type CompanyInput, isActiveCompany } from 'shared/domain/clients/companies/company';
import { stateName } from 'shared/domain/records/states';
import { Allowed, linkTo, useMay } from 'shared/platform';
import {
  Columns,
  EmailLink,
  Facts,
  OwnRecords,
  type PageAct,
  Panel,
  PhoneLink,
  RecordPage,
  RecordPanels,
  RelatedRecords,
  Stack,
  StatusDot,
  Text,
} from 'shared/ui';
import { ItsVacancies } from '../people/vacancies/ItsVacancies';
import { apiPath } from '../section/sections';
import { useSection } from '../section/useSection';
import { PeopleFigures } from '../work/placements/PeopleFigures';
import { itsCandidates, itsCenters, itsInvoices, itsLeads } from './belongings';
import { CompanyFigures } from './CompanyFigures';
import styles from './CompanyPage.module.css';
import { companyTerms } from './companyTerms';
import { hangingOn } from './hangingOn';
import { billsOf, companiesOf, companyTones } from './resource';
import { saveBills } from './saveBills';

/** One company: what it owes, its records, contacts and terms. Its path is in module.json. */
export default function CompanyPage() {
  const section = useSection();
  const { id = '' } = useParams();
  const path = apiPath(section.product, 'companies');
  const editsAll = useMay(`${path}:write`);
  const resource = useMemo(
    () => (editsAll ? companiesOf(section.product) : billsOf(section.product)),
    [editsAll, section.product],
  );
  return (
    <RecordPage<Company, CompanyInput>
      key={id}
      resource={resource}
      id={id}
      list={{ label: 'Companies', to: `${section.base}/manageCompanies` }}
      purpose={({ status, industry }) => (
        <>
          <StatusDot tone={companyTones[status] ?? 'neutral'}>{status}</StatusDot>
          {industry && ` · ${industry}`}
        </>
      )}
      acts={newInvoice}
      form={{ width: 760, silent: true, onSubmit: editsAll ? undefined : (bills) => saveBills(path, id, bills) }}
      remove={{ hangs: hangingOn(path) }}
    >
      {(company) => (
        <Columns split="side">
          <Belongings company={company} />
          <Stack>
            <ContactPersons company={company} />
            <BillsAndTerms company={company} />
            {company.product === 'instahires' && (
              <OwnRecords
                resource={companyTerms(company)}
                of={{ companyId: id }}
                title="Terms"
                none="The same since the beginning."
                alsoRefresh={[path]}
              />
            )}
            <FurtherAddresses company={company} />
          </Stack>
        </Columns>
      )}
    </RecordPage>
  );
}

/** Starts an invoice for the company; hidden if the account can't see invoices. */
const newInvoice = ({ id, product, status }: Company): readonly PageAct[] =>
  linkTo('invoice', id) === undefined || product !== 'instahires' || !isActiveCompany(status)
    ? []
    : [
        {
          label: 'New invoice',
          place: 'main',
          right: 'invoices:write',
          icon: <Plus />,
          to: `/dashboard/invoicing/new?company=${encodeURIComponent(id)}`,
        },
      ];

/** The amount owed and the company's records; only clients of the first product have centers, invoices and leads. */
function Belongings({ company }: { company: Company }) {
  const { id, product } = company;
  const query = { companyId: id };
  return (
    <Stack>
      {product === 'instahires' && (
        <>
          <Allowed right="invoices:read">
            <CompanyFigures path={apiPath(product, 'companies')} id={id} />
          </Allowed>
          <Allowed right="placements:read">
            <Panel title="People" dense>
              <PeopleFigures companyId={id} />
            </Panel>
          </Allowed>
          <RelatedRecords {...itsInvoices} query={query} />
          <RelatedRecords {...itsCenters} query={query} />
          <ItsVacancies companyId={id} />
        </>
      )}
      <RelatedRecords {...itsCandidates(product)} query={query} />
      {product === 'instahires' && <RelatedRecords {...itsLeads} query={query} />}
      <RecordPanels slot="record.company" record={company} />
    </Stack>
  );
}

/** The company’s contacts. */
function ContactPersons({ company: { contacts, email, phone } }: { company: Company }) {
  const hasOwn = email !== '' || phone !== '';
  return (
    <Panel title="Contact persons" dense>
      {contacts.length === 0 && !hasOwn && <Text>No contacts yet. Edit the company to add some.</Text>}
      <ul className={styles.people}>
        {contacts.map((person, index) => (
          <li key={index}>
            <strong>{person.name}</strong>
            {person.role && <span className={styles.role}>{person.role}</span>}
            {person.phone && <PhoneLink phone={person.phone} />}
            {person.email && <EmailLink email={person.email} />}
          </li>
        ))}
        {hasOwn && (
          <li>
            <strong>The company</strong>
            {phone && <PhoneLink phone={phone} />}
            {email && <EmailLink email={email} />}
          </li>
        )}
      </ul>
    </Panel>
  );
}

/** The billing details that its invoices copy. */
function BillsAndTerms({
  company: { gstin, tans, state, address, pin, paymentDays, sez, terms, purchaseOrder },
}: {
  company: Company;
}) {
  const facts = [
    { label: 'GSTIN', value: gstin, isWide: true },
    { label: tans.length > 1 ? 'TANs' : 'TAN', value: tans.join(', '), isWide: true },
    { label: 'State', value: state && stateName(state) },
    { label: 'Payment terms (days)', value: paymentDays === null ? '' : String(paymentDays) },
    { label: 'Purchase order', value: purchaseOrder },
    { label: 'Special economic zone', value: sez && 'Yes, always IGST' },
    { label: 'Registered address', value: address, isWide: true },
    { label: 'PIN', value: pin },
    { label: 'Terms', value: terms, isWide: true },
  ];
  return (
    <Panel title="Billing and payment terms" dense>
      {facts.every(({ value }) => !value) ? (
        <Text>No billing details yet. Details added here are filled in on invoices.</Text>
      ) : (
        <Facts facts={facts} />
      )}
    </Panel>
  );
}

/** Its other addresses; hidden if there are none. */
function FurtherAddresses({ company: { addresses } }: { company: Company }) {
  if (addresses.length === 0) return null;
  return (
    <Panel title="Further addresses" dense>
      <Facts
        facts={addresses.map(({ label, address }, index) => ({
          label: label || `Address ${index + 1}`,
          value: address,
          isWide: true,
        }))}
      />
    </Panel>
  );
}
