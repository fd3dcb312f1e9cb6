const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The page that is hydrated. */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './main'),
];

/**
 * A visitor reads already: each step is a task of its own, so that a press in between is answered at once. In the
 * console nothing can be pressed before the last.
 */
async function boot(): Promise<void> {
  const isRead = document.documentElement.dataset.world !== 'console';
  for (const step of steps) {
    if (isRead) await nextTask();
    await step();
  }
}

void boot();
