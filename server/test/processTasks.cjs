/** What the tests of `Processes` have a process do with the one task that it is sent. */
const tasks = {
  own: () => ({ pid: process.pid, names: Object.keys(process.env), options: process.execArgv }),
  die: () => process.exit(3),
  spin: () => {
    for (;;);
  },
};

process.once('message', ({ name, input }) => process.send({ result: tasks[name](input) }, () => process.exit()));
