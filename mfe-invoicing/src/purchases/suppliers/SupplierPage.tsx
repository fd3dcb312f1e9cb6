import { useParams } from 'react-router-dom';
import { EmailLink, Facts, formatDate, Panel, PhoneLink, RecordPage, StatusDot } from 'shared/ui';
import { suppliers } from './resource';

/** `/dashboard/invoicing/manageSupplier/:id`: one supplier with contacts and tax numbers. */
export default function SupplierPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      key={id}
      resource={suppliers}
      id={id}
      list={{ label: 'Suppliers', to: '/dashboard/invoicing/manageSupplier' }}
      purpose={({ status, company }) => (
        <>
          <StatusDot tone={status === 'Active' ? 'good' : 'neutral'}>{status}</StatusDot>
          {company && ` · ${company}`}
        </>
      )}
    >
      {({ email, phone, company, address, gstin, pan, ...tax }) => (
        <Panel title="Supplier" dense>
          <Facts
            facts={[
              { label: 'Company', value: company },
              { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
              { label: 'Email', value: email && <EmailLink email={email} />, isWide: true },
              { label: 'Address', value: address, isWide: true },
              { label: 'GSTIN', value: gstin },
              { label: 'PAN', value: pan },
              {
                label: 'Lower TDS',
                value:
                  tax.lowerTaxNumber &&
                  `${tax.lowerTaxPercent}% by certificate ${tax.lowerTaxNumber}, ${formatDate(tax.lowerTaxFrom)} to ${formatDate(tax.lowerTaxTo)}`,
              },
              { label: 'Transporter’s declaration', value: formatDate(tax.transporterFrom) },
            ]}
          />
        </Panel>
      )}
    </RecordPage>
  );
}
