const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** What the page is brought to life with. */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './main'),
];

/** The visitor reads already: each step is a task of its own, so that a press in between is answered at once. */
async function boot(): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}

void boot();
