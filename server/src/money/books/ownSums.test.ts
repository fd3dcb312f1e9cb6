import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A statement past the record engine that sets what is paid, owed or left of an advance. */
const writes =
  /(?:updateTable|insertInto)\(\s*'(?:invoices|receipts)'[^;]*\b(?:paidPaise|creditedPaise|debitedPaise|balancePaise|standing|lateAfter|advancePaise)\b/;

test('no statement outside the books sets what is paid, owed or left of an advance', () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const files = execFileSync('git', ['ls-files', 'server/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file) && !/\/(?:migrations|money\/books)\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => writes.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test('such a statement is found', () => {
  expect(writes.test("db.updateTable('invoices')\n  .set({ standing: 'Paid' })")).toBe(true);
  expect(writes.test("db.updateTable('invoices').set({ registration })")).toBe(false);
});
