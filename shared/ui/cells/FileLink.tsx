import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api, downloadFile, notify } from 'shared/platform';
import { errorSentence } from '../texts';
import styles from './FileLink.module.css';
import { NOTHING } from './values';

export interface FileLinkProps {
  /** Where the records are: `certificates`. */
  path: string;
  record: { id: string; file: string };
  /** Only the icon is shown. By default the file's name stands beside it. */
  iconOnly?: boolean;
}

/** A record's file by its name; clicked, it is downloaded. */
export function FileLink({ path, record: { id, file }, iconOnly = false }: FileLinkProps) {
  const [isLoading, setLoading] = useState(false);
  if (file === '') return <span>{NOTHING}</span>;
  const download = async () => {
    setLoading(true);
    try {
      downloadFile(file, await api.download(`${path}/${id}/file`));
    } catch (error) {
      notify.error(errorSentence(`Failed to download ${file}`, error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      type="link"
      size="small"
      className={styles.link}
      icon={<Download size={16} strokeWidth={1.5} />}
      loading={isLoading}
      onClick={() => void download()}
      aria-label={`Download ${file}`}
      title={iconOnly ? file : undefined}
    >
      {!iconOnly && <span className={styles.name}>{file}</span>}
    </Button>
  );
}
