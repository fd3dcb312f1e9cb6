/**
 * The sample company's clients, of the five kinds that the site names. Every section shows the same ones: each was a
 * lead that became a company, and has centers, invoices, and people selected for it and working there.
 */
export interface SampleClient {
  name: string;
  industry: string;
  /** Its registration: the GST state code and GSTIN agree with the address. */
  state: string;
  gstin: string;
  address: string;
  /** The address of its accounts department. */
  accounts: string;
  phone: string;
  /** The person who wrote or called first, from where, and their words. */
  lead: { name: string; mobile: string; email: string; city: string; message: string; note: string };
}

export const sampleClients = {
  retailer: {
    name: 'Everkart Retail',
    industry: 'E-commerce',
    state: '27',
    gstin: '27AAPCE4821K1Z9',
    address: 'Unit 4, MIDC Chakan, Pune, Maharashtra 410501',
    accounts: 'accounts@everkart.example.com',
    phone: '020 555 0101',
    lead: {
      name: 'Rohini Kulkarni',
      mobile: '9876500111',
      email: 'rohini.kulkarni@everkart.example.com',
      city: 'Pune',
      message: 'Everkart Retail needs 60 warehouse pickers in Chakan.',
      note: 'Signed for the warehouses in Pune and Ranchi.',
    },
  },
  logistics: {
    name: 'Swiftlane Logistics',
    industry: 'Logistics',
    state: '20',
    gstin: '20AALCS7302Q1Z3',
    address: 'Govindpur Road, Dhanbad, Jharkhand 828109',
    accounts: 'bills@swiftlane.example.com',
    phone: '0326 555 0102',
    lead: {
      name: 'Arvind Sinha',
      mobile: '9876500112',
      email: 'arvind.sinha@example.com',
      city: 'Dhanbad',
      message: 'Swiftlane Logistics: please send your rates for loaders and security guards, three shifts.',
      note: 'Signed for one site.',
    },
  },
  pizza: {
    name: 'Napoli Slice',
    industry: 'Food service',
    state: '20',
    gstin: '20AAGCN5518M1ZF',
    address: 'Adityapur, Jamshedpur, Jharkhand 831013',
    accounts: 'finance@napolislice.example.com',
    phone: '0657 555 0103',
    lead: {
      name: 'Sanchita Roy',
      mobile: '9876500113',
      email: 'sanchita.roy@napolislice.example.com',
      city: 'Jamshedpur',
      message: 'Napoli Slice opens a kitchen in Adityapur and looks for helpers.',
      note: 'Signed for nine kitchen helpers.',
    },
  },
  startup: {
    name: 'Parcelwings',
    industry: 'Delivery logistics',
    state: '07',
    gstin: '07AAICP9046D1ZB',
    address: 'Okhla Phase II, New Delhi, Delhi 110020',
    accounts: 'pay@parcelwings.example.com',
    phone: '011 555 0104',
    lead: {
      name: 'Kabir Anand',
      mobile: '9876500114',
      email: 'kabir.anand@parcelwings.example.com',
      city: 'Delhi',
      message: 'Parcelwings is growing: 22 delivery associates in Okhla, at once.',
      note: 'Signed, to be billed each month.',
    },
  },
  quick: {
    name: 'Quickbasket',
    industry: 'Quick commerce',
    state: '06',
    gstin: '06AAJCQ2275R1ZP',
    address: 'Udyog Vihar, Gurugram, Haryana 122016',
    accounts: 'ap@quickbasket.example.com',
    phone: '0124 555 0105',
    lead: {
      name: 'Nidhi Batra',
      mobile: '9876500115',
      email: 'nidhi.batra@quickbasket.example.com',
      city: 'Gurugram',
      message: 'Quickbasket needs pickers for the festival season.',
      note: 'Signed for the season; the first invoice is being written.',
    },
  },
} as const satisfies Record<string, SampleClient>;

export type SampleClientKey = keyof typeof sampleClients;
