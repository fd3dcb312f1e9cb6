import { Checkbox } from 'antd';
import { areaNames } from 'shared/domain/compliance/areaNames';
import type { SwitchableRule } from 'shared/domain/compliance/complianceAnswers';
import styles from './RuleSwitches.module.css';

export interface RuleSwitchesProps {
  rules: readonly SwitchableRule[];
  /** Rules switched on or off; the others apply unless they concern only some. */
  switched: Readonly<Record<string, boolean>>;
  onChange: (switched: Record<string, boolean>) => void;
  disabled: boolean;
}

/** Every rule with a box: ticked, it makes rows. */
export function RuleSwitches({ rules, switched, onChange, disabled }: RuleSwitchesProps) {
  const areas = [...new Set(rules.map(({ area }) => area))];
  return areas.map((area) => (
    <fieldset key={area} className={styles.area}>
      <legend>{areaNames[area]}</legend>
      {rules
        .filter((rule) => rule.area === area)
        .map(({ id, title, optional }) => (
          <Checkbox
            key={id}
            disabled={disabled}
            checked={switched[id] ?? optional === undefined}
            onChange={({ target }) => onChange({ ...switched, [id]: target.checked })}
          >
            {title}
            {optional !== undefined && <span className={styles.whom}>{optional}</span>}
          </Checkbox>
        ))}
    </fieldset>
  ));
}
