import Database from 'libsql';

/** Counts the reading statements on the embedded database from now on. Set `asked` to 0 before the part to count. */
export function countStatements(): { asked: number } {
  const count = { asked: 0 };
  const prepare = Database.prototype.prepare;
  jest.spyOn(Database.prototype, 'prepare').mockImplementation(function (this: InstanceType<typeof Database>, sql) {
    const statement = prepare.call(this, sql);
    const all = statement.all.bind(statement);
    return Object.assign(statement, {
      all: (...given: [object?]) => {
        count.asked += 1;
        return all(given[0] ?? []);
      },
    });
  });
  return count;
}
