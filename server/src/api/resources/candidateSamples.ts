type Sample = [name: string, position: string, status: string];

/** A made-up person with an address of the reserved example domain. */
function toCandidate([name, position, status]: Sample) {
  return { name, email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`, position, status };
}

export const instahiresCandidates = ([
  ['Sunita Munda', 'Warehouse supervisor', 'Pending'],
  ['Imran Qureshi', 'Payroll executive', 'Interviewed'],
  ['Deepika Nair', 'HR business partner', 'Selected'],
  ['Rohit Mahato', 'Forklift operator', 'Pending'],
  ['Farah Sheikh', 'Front office executive', 'Interviewed'],
  ['Gurpreet Gill', 'Security supervisor', 'Pending'],
  ['Lalita Devi', 'Housekeeping lead', 'Selected'],
  ['Arjun Reddy', 'Field sales officer', 'Rejected'],
  ['Meenakshi Iyer', 'Accounts assistant', 'Pending'],
  ['Bikash Tudu', 'Machine operator', 'Interviewed'],
  ['Neha Kulkarni', 'Recruiter', 'Selected'],
  ['Joseph Lakra', 'Electrician', 'Rejected'],
] satisfies Sample[]).map(toCandidate);

export const ultrahrmsCandidates = ([
  ['Pooja Bhatt', 'Implementation consultant', 'Interviewed'],
  ['Sanjay Oraon', 'Support engineer', 'Pending'],
  ['Ayesha Siddiqui', 'Product trainer', 'Selected'],
  ['Vivek Menon', 'Payroll analyst', 'Pending'],
  ['Ritu Chawla', 'Customer success manager', 'Interviewed'],
  ['Naveen Gowda', 'Data migration specialist', 'Rejected'],
  ['Tashi Bhutia', 'Support engineer', 'Pending'],
] satisfies Sample[]).map(toCandidate);
