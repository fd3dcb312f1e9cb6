import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Allowed, useUrlState } from 'shared/platform';
import {
  EmptyList,
  LoadingState,
  NoMatchState,
  PageHeader,
  Pager,
  ResponseState,
  resourceTexts,
  Toolbar,
  useResourceList,
} from 'shared/ui';
import { useCenters } from '../centers/resource';
import { CenterPicker } from './CenterPicker';
import styles from './CentersViewPage.module.css';
import { ChosenCenter } from './ChosenCenter';

/** Every center with its contacts and address. Shows the first one until another is chosen. */
function CenterDirectory({ addButton }: { addButton: ReactNode }) {
  const centers = useCenters();
  const resource = useMemo(() => ({ ...centers, defaultSort: 'client_name' }), [centers]);
  const list = useResourceList(resource);
  const [{ center: chosen }] = useUrlState({ center: '' });
  const texts = resourceTexts(resource.name, resource.texts);
  const isEmpty = list.state === 'ready' && list.total === 0;
  const shown = chosen || (list.rows[0]?.id ?? '');

  return (
    <section className={styles.directory} aria-label="Directory of centers" data-chosen={chosen !== '' || undefined}>
      <div className={styles.tools}>
        <Toolbar resource={resource} list={list} />
      </div>
      {list.state === 'loading' && (
        <div className={styles.state}>
          <LoadingState count={8} />
          <p role="status">{texts.loading}</p>
        </div>
      )}
      <ResponseState of={list} failed={texts.loadFailed} />
      {isEmpty && list.isNarrowed && <NoMatchState title={texts.noMatch} onClear={list.clear} />}
      {isEmpty && !list.isNarrowed && <EmptyList resource={resource} action={addButton} />}
      {list.state === 'ready' && !isEmpty && (
        <>
          <div className={styles.panes}>
            <CenterPicker rows={list.rows} shown={shown} isRefreshing={list.isRefreshing} />
            <ChosenCenter id={shown} rows={list.rows} />
          </div>
          <div className={styles.tools}>
            <Pager
              kind="sizes"
              page={list.page}
              size={list.size}
              shown={list.shown}
              total={list.total}
              onChange={list.goTo}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** `/dashboard/clientList/view`: the directory of centers, for reading and calling. */
export default function CentersViewPage() {
  const navigate = useNavigate();
  const addButton = (
    <Allowed right="centers:write">
      <Button type="primary" icon={<Plus />} onClick={() => void navigate('/dashboard/newCenter')}>
        Add center
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader title="Center directory" purpose="Look up a center’s location and contacts." />
      <CenterDirectory addButton={addButton} />
    </>
  );
}
