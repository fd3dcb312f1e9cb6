import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api, downloadFile, notify } from 'shared/platform';
import { errorSentence } from 'shared/ui';
import type { CertificateRecord } from './record';
import classes from './FileLink.module.css';

/** A certificate's file by its name; clicked, it is downloaded. */
export function FileLink({ certificate: { id, file } }: { certificate: CertificateRecord }) {
  const [isLoading, setLoading] = useState(false);
  if (file === '') return <span>–</span>;
  const download = async () => {
    setLoading(true);
    try {
      downloadFile(file, await api.download(`certificates/${id}/file`));
    } catch (error) {
      notify.error(errorSentence(`Failed to download ${file}`, error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button type="link" size="small" className={classes.link} icon={<Download size={16} strokeWidth={1.5} />} loading={isLoading} onClick={() => void download()} aria-label={`Download ${file}`}>
      <span className={classes.name}>{file}</span>
    </Button>
  );
}
