import { Checkbox } from 'antd';
import { areaNames } from 'shared/domain/compliance/areaNames';
import type { SwitchableRule } from 'shared/domain/compliance/complianceAnswers';
import styles from './RuleSwitches.module.css';

export interface RuleSwitchesProps {
  rules: readonly SwitchableRule[];
  /** Switches rules on or off; rules apply by default unless they concern only some companies. */
  switched: Readonly<Record<string, boolean>>;
  onChange: (switched: Record<string, boolean>) => void;
  disabled: boolean;
}

/** Every rule with a checkbox: checked, it creates dues. */
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
