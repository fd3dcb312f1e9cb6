/**
 * What the shell tells the start script by events of the document: that it runs and handles links itself, and that
 * the code of the page is there.
 */
export const handover = { running: 'shell-running', whole: 'shell-whole' } as const;
