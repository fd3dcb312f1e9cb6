import { Button } from 'antd';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type SavedView, viewInput } from 'shared/domain/console/savedView';
import { type StoredRecord, useMay, useRemove, useSave } from 'shared/platform';
import type { Field } from '../../form/field';
import { SchemaForm } from '../../form/laterForms';
import type { ResourceDefinition } from '../../resource';
import { FailureNotice, LoadingState } from '../../states';
import { describeFailure, type Failure } from '../../texts';
import { filterParams, filterWords } from '../filter';
import type { ListView } from '../useListView';
import menu from './ListMenu.module.css';
import styles from './ViewsMenu.module.css';

const nameInput = viewInput.pick({ name: true, isShared: true });
type NameInput = Pick<SavedView, 'name' | 'isShared'>;

const fields: readonly Field<NameInput>[] = [
  { name: 'name', label: 'Name', required: true, maxLength: 60 },
  { name: 'isShared', label: 'Share with everyone who can see this list', kind: 'checkbox' },
];

export interface ViewsMenuProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  choice: ListView<T>;
  onClose: () => void;
}

/** An active view with unsaved changes: saves them, in it or as another view, or discards them. */
function ChangedView({
  view,
  onSave,
  onSaveAs,
  onReset,
}: {
  view: SavedView;
  /** Undefined if the account may not change the view. */
  onSave: (() => void) | undefined;
  onSaveAs: () => void;
  onReset: () => void;
}) {
  return (
    <div className={styles.changed} role="group" aria-label="Changes of the view">
      <p>“{view.name}” has unsaved changes.</p>
      {onSave && (
        <Button size="small" type="primary" onClick={onSave}>
          Save
        </Button>
      )}
      <Button size="small" onClick={onSaveAs}>
        Save as…
      </Button>
      <Button size="small" type="text" onClick={onReset}>
        Reset
      </Button>
    </div>
  );
}

/** Asks for a view's name, stored or new, and whether it is shared. */
function NameForm({
  named,
  ...form
}: {
  named: SavedView | 'new';
  onSubmit: (input: NameInput) => Promise<void>;
  onCancel: () => void;
  onDone: () => void;
}) {
  return (
    <Frame label={named === 'new' ? 'Save as a view' : 'Change the view'}>
      <div className={styles.form}>
        <SchemaForm
          {...form}
          fields={fields}
          schema={nameInput}
          initial={named === 'new' ? {} : { name: named.name, isShared: named.isShared }}
          submitLabel="Save view"
          failure="Failed to save the view"
          takesFocus
        />
      </div>
    </Frame>
  );
}

/** Saves personal and shared views; `act` shows failures in the menu. */
function useViewActs() {
  const mayManage = useMay('views:manage');
  const [failure, setFailure] = useState<Failure>();
  const own = useSave<SavedView, Partial<SavedView>>('views');
  const shared = useSave<SavedView, Partial<SavedView>>('views/shared', ['views']);
  const removeOwn = useRemove<SavedView>('views');
  const removeShared = useRemove<SavedView>('views/shared', ['views']);
  const mayChange = (each: SavedView) => each.isOwn || mayManage;
  const change = (of: SavedView, input: Partial<SavedView>) =>
    (of.isOwn ? own : shared).save({ ...input, version: of.version }, of.id);
  /** Runs one action of the menu; failures are shown there. */
  const act = async (what: string, work: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(describeFailure(what, error));
    }
  };
  const remove = (each: SavedView) =>
    act('Failed to delete the view', () =>
      (each.isOwn ? removeOwn : removeShared)(each.id, `View “${each.name}” deleted`),
    );
  return { create: own.save, change, remove, mayChange, act, failure, forget: () => setFailure(undefined) };
}

/** Selects, saves, renames, shares and deletes a list's views. */
// oxlint-disable-next-line max-lines-per-function -- the menu's parts in their order
export function ViewsMenu<T extends StoredRecord, I extends object>({
  resource,
  choice,
  onClose,
}: ViewsMenuProps<T, I>) {
  const { view, isChanged, views, now, listName } = choice;
  /** The view being named: a stored one, or a new one. */
  const [named, setNamed] = useState<SavedView | 'new'>();
  const { create, change, remove, mayChange, act, failure, forget } = useViewActs();

  if (named !== undefined)
    return (
      <NameForm
        named={named}
        onSubmit={async (input) => {
          if (named !== 'new') await change(named, input);
          else choice.settle(await create({ ...input, ...now, list: listName }));
        }}
        onCancel={() => setNamed(undefined)}
        onDone={named === 'new' ? onClose : () => setNamed(undefined)}
      />
    );

  const groups: readonly (readonly [string, readonly SavedView[]])[] = [
    ['Yours', views.data?.filter(({ isOwn }) => isOwn) ?? []],
    ['Shared with you', views.data?.filter(({ isOwn }) => !isOwn) ?? []],
  ];
  const choose = (each?: SavedView) => {
    choice.show(each);
    onClose();
  };
  const entryOf = (each: SavedView) => (
    <Entry
      key={each.id}
      name={each.name}
      note={noteOf(resource, each)}
      isChosen={each.id === view?.id}
      onChoose={() => choose(each)}
      onEdit={mayChange(each) ? () => setNamed(each) : undefined}
      onRemove={mayChange(each) ? () => void remove(each) : undefined}
    />
  );
  return (
    <Frame label="Views">
      {failure && <FailureNotice failure={failure} onClose={forget} />}
      {view && isChanged && (
        <ChangedView
          view={view}
          onSave={
            mayChange(view)
              ? () => void act('Failed to save the view', async () => choice.settle(await change(view, now)))
              : undefined
          }
          onSaveAs={() => setNamed('new')}
          onReset={() => choice.show(view)}
        />
      )}
      <ul className={styles.views}>
        <Entry
          name={`All ${resource.name.many}`}
          isChosen={view === undefined}
          onChoose={() => choose(undefined)}
          takesFocus
        />
      </ul>
      {views.state === 'loading' && <LoadingState count={2} />}
      {views.state === 'failed' && (
        <FailureNotice failure={describeFailure('Failed to load the views', views.error)} onRetry={views.reload} />
      )}
      {groups.map(
        ([title, of]) =>
          of.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.views}>{of.map(entryOf)}</ul>
            </section>
          ),
      )}
      {!(view && isChanged) && (
        <Button size="small" type="text" className={styles.new} onClick={() => setNamed('new')}>
          Save this as a view…
        </Button>
      )}
    </Frame>
  );
}

/** A view's filters in words, and its owner. */
function noteOf<T extends StoredRecord, I extends object>(
  { filters = [] }: ResourceDefinition<T, I>,
  { query, isOwn, isShared, by }: SavedView,
): string {
  const params = new URLSearchParams(query);
  const values = Object.fromEntries(filters.flatMap(filterParams).map((name) => [name, params.get(name) ?? '']));
  const whose = isOwn ? (isShared ? 'shared with everyone' : '') : by && `by ${by}`;
  return [filterWords(filters, values, params.get('q') ?? ''), whose].filter(Boolean).join(' · ');
}

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={`${menu.menu} ${styles.menu}`}>
      {children}
    </div>
  );
}

interface EntryProps {
  name: string;
  /** Below the name. */
  note?: string;
  isChosen: boolean;
  onChoose: () => void;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  takesFocus?: boolean;
}

/** One view, with its actions. */
function Entry({ name, note = '', isChosen, onChoose, onEdit, onRemove, takesFocus = false }: EntryProps) {
  return (
    <li className={styles.entry} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-current={isChosen || undefined}
        autoFocus={takesFocus}
        onClick={onChoose}
      >
        <Check size={16} data-hidden={!isChosen || undefined} />
        <span>
          {name}
          {note !== '' && <small>{note}</small>}
        </span>
      </button>
      {onEdit && (
        <Button size="small" type="text" icon={<Pencil />} aria-label={`Rename or share ${name}`} onClick={onEdit} />
      )}
      {onRemove && (
        <Button size="small" type="text" danger icon={<Trash2 />} aria-label={`Delete ${name}`} onClick={onRemove} />
      )}
    </li>
  );
}
