import { Columns3, Pencil, Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import { type Candidate } from 'shared/domain/people/candidates/candidate';
import { PageHeader, type RowAction, useFormDrawer, useHistoryDrawer, useImport, useRemoveAction } from 'shared/ui';
import { AddButton } from '../../section/AddButton';
import type { Section } from '../../section/sections';
import { useSection } from '../../section/useSection';
import { useView, type View, ViewSwitch } from '../../view/ViewSwitch';
import { CandidateBoard } from './CandidateBoard';
import { CandidateTable } from './CandidateTable';
import { candidatesOf, importableOf } from './resource';
import { SuspectedNotice } from './SuspectedNotice';

const views: readonly [View, ...View[]] = [
  { value: 'table', label: 'Table', icon: <Rows3 size={14} /> },
  { value: 'board', label: 'Board', icon: <Columns3 size={14} /> },
];

/** The candidates of a section's product, as a table or as a board by status. */
function CandidateList({ section }: { section: Section }) {
  const resource = useMemo(() => candidatesOf(section.product), [section.product]);
  const [view, setView] = useView(views);
  const remove = useRemoveAction(resource);
  const history = useHistoryDrawer(resource);
  const candidateImport = useImport(useMemo(() => importableOf(resource), [resource]));
  const { add, edit, drawer } = useFormDrawer(resource, { silent: true });
  const addButton = (
    <AddButton path={resource.path} onClick={add}>
      Add candidate
    </AddButton>
  );
  const actions: RowAction<Candidate>[] = [
    { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit },
    history.action,
    remove,
  ];
  const List = view === 'board' ? CandidateBoard : CandidateTable;
  return (
    <>
      <PageHeader title="Manage Candidates" purpose="Applicants and their stage." actions={addButton} />
      {section.product === 'instahires' && <SuspectedNotice path={resource.path} />}
      <List
        resource={resource}
        actions={actions}
        emptyAction={addButton}
        toolbar={
          <>
            {candidateImport.button}
            <ViewSwitch views={views} value={view} onChange={setView} />
          </>
        }
      />
      {drawer}
      {history.drawer}
      {candidateImport.dialog}
    </>
  );
}

/** Its path is in module.json. */
export default function CandidatesPage() {
  const section = useSection();
  return <CandidateList key={section.base} section={section} />;
}
