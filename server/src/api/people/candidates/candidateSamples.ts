import type { CandidateStatus } from 'shared/domain/people/candidates/candidate';
import { type SampleClientKey, sampleClients } from '../../samples/sampleClients';

/** The position shows which client asked for them. */
type Sample = [name: string, position: string, status: CandidateStatus, client?: SampleClientKey];

/** A made-up person with an address of the reserved example domain. */
function toCandidate([name, position, status, client]: Sample, index: number) {
  return {
    name,
    email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
    phone: `98765 ${String(301 + index).padStart(5, '0')}`,
    position: client === undefined ? position : `${position}, ${sampleClients[client].name}`,
    status,
    ...(client !== undefined && { companyId: sampleClients[client].name }),
  };
}

export const instahiresCandidates = (
  [
    ['Sunita Munda', 'Warehouse supervisor', 'Pending', 'retailer'],
    ['Imran Qureshi', 'Payroll executive', 'Interviewed'],
    ['Deepika Nair', 'Shift lead', 'Selected', 'quick'],
    ['Rohit Mahato', 'Forklift operator', 'Pending', 'logistics'],
    ['Farah Sheikh', 'Front office executive', 'Interviewed'],
    ['Gurpreet Gill', 'Security supervisor', 'Pending', 'logistics'],
    ['Lalita Devi', 'Housekeeping lead', 'Selected', 'pizza'],
    ['Arjun Reddy', 'Field sales officer', 'Rejected'],
    ['Meenakshi Iyer', 'Accounts assistant', 'Pending'],
    ['Bikash Tudu', 'Delivery associate', 'Interviewed', 'startup'],
    ['Neha Kulkarni', 'Warehouse manager', 'Selected', 'retailer'],
    ['Joseph Lakra', 'Electrician', 'Rejected'],
  ] satisfies Sample[]
).map(toCandidate);

export const ultrahrmsCandidates = (
  [
    ['Pooja Bhatt', 'Implementation consultant', 'Interviewed'],
    ['Sanjay Oraon', 'Support engineer', 'Pending'],
    ['Ayesha Siddiqui', 'Product trainer', 'Selected'],
    ['Vivek Menon', 'Payroll analyst', 'Pending'],
    ['Ritu Chawla', 'Customer success manager', 'Interviewed'],
    ['Naveen Gowda', 'Data migration specialist', 'Rejected'],
    ['Tashi Bhutia', 'Support engineer', 'Pending'],
  ] satisfies Sample[]
).map(toCandidate);
