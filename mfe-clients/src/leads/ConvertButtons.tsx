import { Button } from 'antd';
import { Building2, UserPlus } from 'lucide-react';
import { hasUnsavedChanges } from 'shared/platform';
import { useSubmitForm } from 'shared/ui';
import type { ConversionKind } from './conversions';
import styles from './LeadDrawer.module.css';

/** Buttons of the lead's form that begin a conversion; what was typed in the form is saved first. */
export function ConvertButtons({ onConvert }: { onConvert: (kind: ConversionKind) => void }) {
  const submit = useSubmitForm();
  const begin = (kind: ConversionKind) => () => (hasUnsavedChanges() ? submit(kind) : onConvert(kind));
  return (
    <div className={styles.convert}>
      <Button icon={<Building2 size={16} strokeWidth={1.5} />} onClick={begin('company')}>
        Convert to company
      </Button>
      <Button icon={<UserPlus size={16} strokeWidth={1.5} />} onClick={begin('candidate')}>
        Convert to candidate
      </Button>
    </div>
  );
}
