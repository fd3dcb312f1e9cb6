import type { CompanyStatus } from 'shared/domain/clients/companies/company';
import { type SampleClientKey, sampleClients } from '../../samples/sampleClients';

type Sample = [name: string, industry: string, place: string, phone: string, status: CompanyStatus];

/** A made-up company with an address of the reserved example domain. */
function toCompany([name, industry, place, phone, status]: Sample) {
  const host = name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-(private|limited|llp).*$/, '');
  return { name: `${name}, ${place}`, industry, email: `hr@${host}.example.com`, phone, status };
}

/** The TANs under which clients withhold tax; the retailer's branch has its own. */
const sampleTans: Partial<Record<SampleClientKey, string[]>> = {
  retailer: ['PNEE04821K', 'RCHE04822A'],
  logistics: ['RCHS07302B'],
};

/** A client as a company record. */
function client(key: SampleClientKey, status: CompanyStatus) {
  const { name, industry, accounts: email, phone, gstin, state, address, lead } = sampleClients[key];
  const contacts = [{ name: lead.name, role: 'Operations', email: lead.email, phone: lead.mobile }];
  const tans = sampleTans[key] ?? [];
  return { name, industry, email, phone, status, gstin, tans, state, address, paymentDays: 30, contacts };
}

const others = (
  [
    ['Damodar Steel Works', 'Steel', 'Bokaro', '06542 555 0103', 'Active'],
    ['Tarang Retail Private Limited', 'Retail', 'Pune', '020 555 0104', 'Pending'],
    ['Malhar Textiles', 'Textiles', 'Surat', '0261 555 0106', 'Inactive'],
    ['Swarnarekha Minerals', 'Mining', 'Jamshedpur', '0657 555 0108', 'Rejected'],
    ['Vindhya Cements', 'Cement', 'Satna', '07672 555 0110', 'Active'],
    ['Konkan Marine Exports', 'Seafood', 'Ratnagiri', '02352 555 0111', 'Pending'],
    ['Brahmaputra Tea Estates', 'Plantations', 'Jorhat', '0376 555 0112', 'Active'],
    ['Sabarmati Auto Components', 'Automotive', 'Ahmedabad', '079 555 0113', 'Inactive'],
    ['Pragati Facility Services', 'Facility management', 'Dhanbad', '0326 555 0114', 'Active'],
  ] satisfies Sample[]
).map(toCompany);

/** The clients, and prospective ones. */
export const instahiresCompanies = [
  client('retailer', 'Active'),
  client('logistics', 'Active'),
  client('quick', 'Approved'),
  ...others.slice(0, 3),
  client('pizza', 'Active'),
  client('startup', 'Approved'),
  ...others.slice(3),
];

export const ultrahrmsCompanies = (
  [
    ['Himgiri Power Systems', 'Energy', 'Shimla', '0177 555 0201', 'Active'],
    ['Godavari Agro Private Limited', 'Agriculture', 'Nashik', '0253 555 0202', 'Active'],
    ['Charminar Pharma', 'Pharmaceuticals', 'Hyderabad', '040 555 0203', 'Approved'],
    ['Sundarban Packaging', 'Packaging', 'Kolkata', '033 555 0204', 'Pending'],
    ['Aravalli Stone Crafts', 'Building materials', 'Udaipur', '0294 555 0205', 'Inactive'],
    ['Periyar Spices LLP', 'Food processing', 'Kochi', '0484 555 0206', 'Active'],
    ['Yamuna Learning Private Limited', 'Education', 'Noida', '0120 555 0207', 'Active'],
    ['Deccan Courier Network', 'Logistics', 'Bengaluru', '080 555 0208', 'Rejected'],
    ['Hazaribagh Dairy', 'Dairy', 'Hazaribagh', '06546 555 0209', 'Active'],
    ['Marina Engineering', 'Engineering', 'Chennai', '044 555 0210', 'Approved'],
    ['Sangam Housekeeping', 'Facility management', 'Prayagraj', '0532 555 0211', 'Active'],
    ['Kalinga Alloys', 'Steel', 'Cuttack', '0671 555 0212', 'Pending'],
    ['Rann Salt Works', 'Chemicals', 'Bhuj', '02832 555 0213', 'Inactive'],
    ['Maidan Sports Goods', 'Manufacturing', 'Meerut', '0121 555 0214', 'Active'],
  ] satisfies Sample[]
).map(toCompany);
