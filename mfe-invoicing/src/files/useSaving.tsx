import { type ReactNode, useState } from 'react';
import { api, downloadFile, type Query } from 'shared/platform';
import { describeFailure, type Failure, Text } from 'shared/ui';

/**
 * Saves files that the API creates, one at a time: `running` is the key of the current one, `problem` the error of the
 * last failure.
 */
export function useSaving(): {
  running: string | undefined;
  problem: ReactNode;
  save: (key: string, path: string, query: Query, fileName: string) => Promise<void>;
} {
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const save = async (key: string, path: string, query: Query, fileName: string) => {
    setRunning(key);
    setFailure(undefined);
    try {
      downloadFile(fileName, await api.download(path, { query }));
    } catch (error) {
      setFailure(describeFailure('Failed to create the file', error));
    } finally {
      setRunning(undefined);
    }
  };
  const problem = failure && (
    <Text role="alert" tone="bad">
      {failure.title}
      {failure.detail && `: ${failure.detail}`}
    </Text>
  );
  return { running, problem, save };
}
