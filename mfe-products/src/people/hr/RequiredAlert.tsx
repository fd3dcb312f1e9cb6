import { Alert } from 'antd';
import { HR_REQUIRED } from 'shared/domain/people/hrStaff';
import { useFormError } from 'shared/ui';

/** The form's single message for a missing name or role. */
export function RequiredAlert() {
  const [name, role] = [useFormError('name'), useFormError('role')];
  if (name !== HR_REQUIRED && role !== HR_REQUIRED) return null;
  return <Alert type="error" showIcon role="alert" title={HR_REQUIRED} />;
}
