/**
 * Document events by which the shell tells the start script that it runs and handles links itself, and that the page's
 * code is loaded.
 */
export const handover = { running: 'shell-running', whole: 'shell-whole' } as const;
