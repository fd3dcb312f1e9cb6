import type { ReactNode } from 'react';
import type { SheetRows } from './chosenSheet';
import styles from './ImportDialog.module.css';
import type { JudgedRows } from './judgedRows';

/** A sheet's result, in one line. */
function sumOf({ parsed }: SheetRows, checked: JudgedRows | undefined): string {
  if (!checked) return 'being checked';
  const count = (wanted: string) => checked.all.filter(({ verdict: { state } }) => state === wanted).length;
  const refused = checked.bad.length + parsed.problems.length;
  return `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged, ${refused} refused`;
}

/**
 * The sheets of a workbook, each with its result and, when expanded, its rows; sheets with refused rows are expanded.
 */
export function WorkbookSheets({
  sheets,
  checked,
  children,
}: {
  sheets: readonly SheetRows[];
  checked: readonly JudgedRows[] | undefined;
  children: (sheet: SheetRows, place: number) => ReactNode;
}) {
  return sheets.map((sheet, place) => {
    const judged = checked?.[place];
    const isWrong = judged !== undefined && judged.bad.length + sheet.parsed.problems.length > 0;
    return (
      <details key={sheet.target.path} className={styles.sheet} open={isWrong || undefined}>
        <summary>
          <strong>{sheet.target.sheet?.title}</strong> {sumOf(sheet, judged)}
        </summary>
        <div className={styles.body}>{children(sheet, place)}</div>
      </details>
    );
  });
}
