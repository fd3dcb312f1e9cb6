type Sample = [name: string, role: string, phone: string];

/** A made-up person with an address of the reserved example domain. */
function toHrStaff([name, role, phone]: Sample) {
  return { name, role, email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`, phone };
}

export const instahiresHrStaff = (
  [
    ['Kavita Sinha', 'Head of recruitment', '0651 555 0301'],
    ['Manoj Hembrom', 'Senior recruiter', '0651 555 0302'],
    ['Shalini Rao', 'Campus hiring lead', '080 555 0303'],
    ['Abdul Karim', 'Onboarding coordinator', '033 555 0304'],
  ] satisfies Sample[]
).map(toHrStaff);

export const ultrahrmsHrStaff = (
  [
    ['Anita Joshi', 'HR operations manager', '0326 555 0401'],
    ['Prakash Toppo', 'Payroll specialist', '0326 555 0402'],
    ['Divya Krishnan', 'Employee relations officer', '044 555 0403'],
  ] satisfies Sample[]
).map(toHrStaff);
