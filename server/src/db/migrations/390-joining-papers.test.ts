import { databaseBefore, stored } from '../../../test/databaseBefore';

test('of stored employees it is counted which joining papers are missing', async () => {
  const { run, read } = await databaseBefore('390-joining-papers', {
    employees: [
      { ...stored('e1'), name: 'Anil', pfMember: 1, esiMember: 1 },
      { ...stored('e2'), name: 'Bela', pfMember: 0, esiMember: 0, pan: 'ABCPK1234F' },
    ],
  });
  await run();
  expect(await read('employees', 'id', 'papersMissing')).toEqual([
    ['e1', 6],
    ['e2', 3],
  ]);
});
