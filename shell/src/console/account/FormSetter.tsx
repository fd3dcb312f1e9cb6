import { type Ref, useImperativeHandle } from 'react';
import { useSetFormValue } from 'shared/ui';

export type SetFormValue = ReturnType<typeof useSetFormValue>;

/** Hands the setter of the form around it to whoever renders that form. */
export function FormSetter({ ref }: { ref: Ref<SetFormValue> }) {
  const set = useSetFormValue();
  useImperativeHandle(ref, () => set, [set]);
  return null;
}
