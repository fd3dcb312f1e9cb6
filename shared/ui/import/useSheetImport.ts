import { useMemo, useState } from 'react';
import type { OpenTable } from 'shared/domain/tables/openTable';
import { notify, refresh, useReadTable } from 'shared/platform';
import { formatCount, formatNumber } from '../format';
import { errorSentence } from '../texts';
import { type ChosenSheet, chooseSheet, chooseSheets, rowsOf } from './chosenSheet';
import { type Stored, storeRows } from './importCalls';
import type { ImportTarget } from './importTarget';
import { type MadeImport, takeBack } from './takeBack';
import { useChecked } from './useChecked';

const nothing: Stored = { count: 0 };
const ROW = { one: 'row', many: 'rows' };

/** A random word, as a unique id. */
const newWord = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A chosen file's rows for its targets, and storing them: for one target any sheet, for several the sheets matched by
 * name.
 */
// oxlint-disable-next-line max-lines-per-function -- choosing and storing share one state
export function useSheetImport(targets: readonly ImportTarget[], onDone: () => void) {
  const readTable = useReadTable();
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<OpenTable>();
  const [chosen, setChosen] = useState<readonly ChosenSheet[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [stored, setStored] = useState<Readonly<Record<string, Stored>>>({});
  const [made, setMade] = useState<readonly MadeImport[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [workbookId] = useState(newWord);
  const isWorkbook = targets.length > 1;
  const name = isWorkbook ? ROW : (targets[0]?.name ?? ROW);
  const sheets = useMemo(() => chosen.map(rowsOf), [chosen]);
  const { checked, error } = useChecked(sheets);
  const done = Object.values(stored).reduce((sum, { count }) => sum + count, 0);
  const good = (checked ?? []).reduce((sum, each) => sum + each.good.length, 0);
  const wrongSheets = sheets.filter(
    ({ target, parsed }, place) =>
      !leftOut.includes(target.path) && (checked?.[place]?.bad.length ?? 0) + parsed.problems.length > 0,
  );

  const begin = (next: readonly ChosenSheet[]) => {
    setChosen(next);
    setLeftOut([]);
    setStored({});
  };
  const open = (read: OpenTable, place: number) => {
    const [only] = targets;
    if (only && !isWorkbook) return begin([chooseSheet(read, place, only)]);
    const { chosen: found, others } = chooseSheets(read, targets);
    begin(found);
    setUnread(others);
    if (found.length > 0) return undefined;
    const wanted = targets.map(({ sheet }) => sheet?.title).join(', ');
    return setFailure(`This file has no rows in any of the template’s sheets: ${wanted}.`);
  };
  const choose = async (next: File | null) => {
    setFile(next);
    setTable(undefined);
    setMade([]);
    setUnread([]);
    setFailure(undefined);
    begin([]);
    try {
      const read = await readTable(next);
      if (!read) return;
      setTable(read);
      open(read, 0);
    } catch (thrown) {
      setFailure(errorSentence('This file couldn’t be read', thrown));
    }
  };
  const accept = async () => {
    setFailure(undefined);
    setRunning(true);
    let now = stored;
    let imports = made;
    let at = '';
    try {
      for (const [place, { target }] of sheets.entries()) {
        at = target.sheet?.title ?? '';
        const { importId } = await storeRows(target.path, checked?.[place]?.good ?? [], {
          fileName: file?.name ?? '',
          ...(isWorkbook && { workbookId }),
          stored: now[target.path] ?? nothing,
          onStored: (more) => {
            now = { ...now, [target.path]: more };
            setStored(now);
          },
        });
        if (importId !== undefined && !imports.some((each) => each.importId === importId))
          imports = [...imports, { target, importId }];
      }
      notify.success(
        `${formatCount(good - done, name)} imported`,
        imports.length === 0 ? undefined : { undo: () => takeBack(imports) },
      );
      onDone();
    } catch (thrown) {
      const count = Object.values(now).reduce((sum, each) => sum + each.count, 0) - done;
      const said = `${formatNumber(count)} of ${formatNumber(good - done)} ${name.many} were imported`;
      setFailure(errorSentence(`${said}; ${isWorkbook ? `the sheet ${at}` : 'the rest'} failed`, thrown));
      setMade(imports);
      // The rest is validated again: records it references exist by now.
      if (isWorkbook) {
        setStored({});
        setChosen((all) => [...all]);
      }
    } finally {
      setRunning(false);
      for (const { target } of sheets) void refresh(target.path);
    }
  };
  return {
    file,
    table,
    sheets,
    /** The workbook's sheets that match no target. */
    unread,
    checked,
    error,
    failure,
    isRunning,
    isFixed: isRunning || done > 0,
    done,
    good,
    left: good - done,
    mayAccept: !isRunning && good > done && wrongSheets.length === 0,
    leavesOut: (path: string) => leftOut.includes(path),
    leaveOut: (path: string, leaves: boolean) =>
      setLeftOut((all) => [...all.filter((each) => each !== path), ...(leaves ? [path] : [])]),
    change: (next: ChosenSheet) =>
      setChosen((all) => all.map((each) => (each.target.path === next.target.path ? next : each))),
    open,
    choose,
    accept,
    name,
  };
}
