import { type Ref, useImperativeHandle } from 'react';
import { useSetFormValue } from 'shared/ui';

export type SetFormValue = ReturnType<typeof useSetFormValue>;

/** Passes the surrounding form's setter to the parent. */
export function FormSetter({ ref }: { ref: Ref<SetFormValue> }) {
  const set = useSetFormValue();
  useImperativeHandle(ref, () => set, [set]);
  return null;
}
