import { useEffect } from 'react';
import { company } from 'shared/domain/letterhead/companyFacts';
import { lacksShellFile } from '../loader/retryChunk';
import styles from './MessagePage.module.css';

const TITLE = 'This page can’t be shown right now';

/**
 * Shown when the shell itself can't render: says why, and offers a reload. Within the console's frame, forms keep their
 * input.
 */
export function FailedPage({ error, tag: Tag }: { error: Error; tag: 'main' | 'div' }) {
  useEffect(() => {
    document.title = `${TITLE} | ${company.shortName}`;
  }, []);
  const why = lacksShellFile()
    ? 'Part of it didn’t load. Check your connection and reload the page.'
    : `Something in it went wrong: ${error.message}. Reload the page. If it happens again, send us this message.`;
  return (
    <Tag className={styles.page}>
      <div role="alert">
        <h1 className={styles.title}>{TITLE}</h1>
        <p className={styles.text}>
          {why}
          {Tag === 'div' && ' What you typed is kept.'}
        </p>
      </div>
      <button type="button" className={styles.link} onClick={() => location.reload()}>
        Reload the page
      </button>
    </Tag>
  );
}
