import { Alert, Button, Space } from 'antd';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { company } from 'shared/domain/letterhead/companyFacts';
import { downloadFile } from 'shared/platform';
import styles from './secondFactor.module.css';

/** Newly created recovery codes; shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const text = `Recovery codes for ${company.shortName}, one sign-in each:\n\n${codes.join('\n')}\n`;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.codes}>
      <Alert
        type="success"
        role="status"
        title="Your second factor is on. Save these recovery codes; they won’t be shown again."
        description="Each code signs you in once without the app. Keep them somewhere other than your phone."
      />
      <ul aria-label="Recovery codes" className={styles.codeList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Space wrap className={styles.acts}>
        <Button icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button icon={<Download />} onClick={() => downloadFile('recovery-codes.txt', text)}>
          Download
        </Button>
        <Button type="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </Space>
    </div>
  );
}
