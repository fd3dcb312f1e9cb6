import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { api } from 'shared/platform';
import { FileLink, Panel, Stack, Text, useAction } from 'shared/ui';
import styles from './CandidateCv.module.css';

const PDF = 'application/pdf';

/** A candidate's CV: a PDF opens on the page, a Word document is downloaded. */
export function CandidateCv({ path, candidate }: { path: string; candidate: Candidate }) {
  const { id, name, fileType, uploaded } = candidate;
  const { url, isLoading, open, close } = usePdf(`${path}/${id}/file`, String(uploaded));
  return (
    <Panel
      title="CV"
      dense
      actions={
        fileType === PDF && (
          <Button size="small" loading={isLoading} onClick={() => (url === undefined ? void open() : close())}>
            {url === undefined ? 'Open CV' : 'Close CV'}
          </Button>
        )
      }
    >
      <Stack>
        <FileLink path={path} record={candidate} />
        {fileType !== PDF && <Text>Browsers can’t show Word documents. Download it to read it.</Text>}
        {url !== undefined && <iframe className={styles.viewer} src={url} title={`CV of ${name}`} />}
      </Stack>
    </Panel>
  );
}

/** The object URL of an API's PDF for an iframe, until it is closed or `version` changes. */
function usePdf(path: string, version: string) {
  const [url, setUrl] = useState<string>();
  const { isRunning: isLoading, run } = useAction();
  useEffect(() => () => setUrl(undefined), [path, version]);
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url]);
  const open = () =>
    run('Failed to open the CV', async () =>
      // The blob always has this type, so its content never runs as a page.
      setUrl(URL.createObjectURL(new Blob([await api.download(path)], { type: PDF }))),
    );
  return { url, isLoading, open, close: () => setUrl(undefined) };
}
