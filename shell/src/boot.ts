const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The page to hydrate. */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './main'),
];

/**
 * A visitor is already reading: each step is a separate task, so that input between them is handled at once. In the
 * console nothing is interactive before the last one.
 */
async function boot(): Promise<void> {
  const isRead = document.documentElement.dataset.world !== 'console';
  for (const step of steps) {
    if (isRead) await nextTask();
    await step();
  }
}

void boot();
