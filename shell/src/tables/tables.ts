import { answerTable } from 'shared/platform/answerTable';

/*
 * The worker script that reads one file off the main thread, built separately (`scripts/build/buildApart.ts`): the
 * shell's own build would add the federation runtime.
 */
answerTable(self, (message) => self.postMessage(message));
