import { Select } from 'antd';
import { dayOrders } from 'shared/domain/dates/dayOrders';
import { ColumnMapping } from './ColumnMapping';
import type { ChosenSheet, SheetRows } from './chosenSheet';
import { ImportPreview } from './ImportPreview';
import { ImportReport } from './ImportReport';
import { labelIn } from './importTarget';
import type { JudgedRows } from './judgedRows';
import { unknownValues } from './readRows';
import { ValueMapping } from './ValueMapping';

export interface SheetPartProps {
  sheet: SheetRows;
  checked: JudgedRows | undefined;
  fileName: string;
  leavesOut: boolean;
  onLeaveOut: (leavesOut: boolean) => void;
  /** It is being stored, and can't be changed. */
  disabled: boolean;
  onChange: (chosen: ChosenSheet) => void;
}

/** A sheet's column and value mapping, and the results of its rows. */
export function SheetPart({ sheet, checked, fileName, leavesOut, onLeaveOut, disabled, onChange }: SheetPartProps) {
  const { rows, ownOrder, ...chosen } = sheet;
  const { target, parsed, map, values } = chosen;
  return (
    <>
      {parsed.keys.length > 0 && (
        <>
          <ColumnMapping
            parsed={parsed}
            map={map}
            fields={target.fields}
            disabled={disabled}
            onChange={(next) => onChange({ ...chosen, map: next })}
          />
          <ValueMapping
            unknown={unknownValues(parsed, map, target.fields)}
            chosen={values}
            disabled={disabled}
            onChange={(next) => onChange({ ...chosen, values: next })}
          />
          {ownOrder !== null && (
            <label>
              Days of the file{' '}
              <Select
                value={chosen.monthFirst ?? ownOrder ?? false}
                disabled={disabled}
                options={[...dayOrders]}
                onChange={(monthFirst) => onChange({ ...chosen, monthFirst })}
              />
            </label>
          )}
        </>
      )}
      {checked && (
        <>
          <ImportReport
            parsed={parsed}
            checked={checked}
            name={target.name}
            fileName={fileName}
            leavesOut={leavesOut}
            onLeaveOut={onLeaveOut}
          />
          <ImportPreview rows={checked.all} map={map} fields={target.fields} labelOf={labelIn(target)} />
        </>
      )}
    </>
  );
}
