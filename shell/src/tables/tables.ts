import { answerTable } from 'shared/platform/answerTable';

/*
 * The script of a thread that reads one file beside the console's page, built separately (`scripts/build/buildApart.ts`): the
 * shell's own build would bring the runtime of what is shared.
 */
answerTable(self, (message) => self.postMessage(message));
