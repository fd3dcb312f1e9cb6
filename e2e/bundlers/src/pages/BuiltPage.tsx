import { lazy, Suspense, useState } from 'react';
import { PageHeader, Panel } from 'shared/ui';
import styles from './BuiltPage.module.css';

const LazyChunk = lazy(() => import('./LazyChunk'));

/** A page with a style sheet and a lazily loaded part. */
export default function BuiltPage() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <PageHeader title="Built elsewhere" purpose="A page that another bundler has built." />
      <Panel>
        <p className={styles.note}>It has a style of its own.</p>
        <button type="button" onClick={() => setIsAsked(true)}>
          Show the rest
        </button>
        {isAsked && (
          <Suspense>
            <LazyChunk />
          </Suspense>
        )}
      </Panel>
    </>
  );
}
