import styles from './FieldGroups.module.css';
import { FormField } from './FormField';
import type { Field } from './field';

interface Group {
  heading: string | undefined;
  fields: Field<object>[];
}

function groupsOf(fields: readonly Field<object>[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last !== undefined && last.heading === field.group) last.fields.push(field);
    else groups.push({ heading: field.group, fields: [field] });
  }
  return groups;
}

/** A form's fields in their groups, two columns where there is room. */
export function FieldGroups({ fields }: { fields: readonly Field<object>[] }) {
  return groupsOf(fields).map(({ heading, fields: members }) => {
    const grid = (
      <div className={styles.grid} data-line={members.every((field) => field.inLine) || undefined}>
        {members.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </div>
    );
    const key = members[0]?.name;
    if (heading === undefined) return <div key={key}>{grid}</div>;
    return (
      <fieldset key={key} className={styles.group}>
        <legend className={styles.heading}>{heading}</legend>
        {grid}
      </fieldset>
    );
  });
}
