afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
  jest.resetModules();
});

test('in a browser the company is the one that the document names, elsewhere that of company.json', async () => {
  const { company: written } = await import('./companyFacts');
  jest.resetModules();
  const textContent = JSON.stringify({ name: 'Bharat Staffing', office: { ...written.office, city: 'Pune' } });
  Object.assign(globalThis, {
    document: { getElementById: (id: string) => (id === 'company' ? { textContent } : null) },
  });
  const { company } = await import('./companyFacts');
  const { locality } = await import('./office');
  expect(company).toEqual({ ...written, name: 'Bharat Staffing', office: { ...written.office, city: 'Pune' } });
  expect(locality).toBe(`Pune, ${written.office.region}`);
});
