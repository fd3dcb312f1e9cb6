import { Button } from 'antd';
import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { StoredPicture } from 'shared/domain/letterhead/picture';
import { ApiError, api } from 'shared/platform';
import { type FieldControl, FileInput, Row, Stack, Text } from 'shared/ui';
import LetterPicture from './LetterPicture';
import styles from './PictureInput.module.css';
import { smallerPicture } from './smallerPicture';

/** Chooses a letterhead picture: it is uploaded at once and linked when the letterhead is saved. */
export function PictureInput({ control, name }: { control: FieldControl; name: string }) {
  const { id, value, onChange, onBlur, invalid, disabled, describedBy } = control;
  const stored = typeof value === 'string' ? value : '';
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState('');
  const [removed, setRemoved] = useState('');
  const choose = async (chosen: File | null) => {
    setProblem('');
    setFile(chosen ?? undefined);
    if (!chosen) return;
    const form = new FormData();
    form.append('file', await smallerPicture(chosen), chosen.name);
    try {
      const { sha256 } = await api.upload<StoredPicture>('letterhead/pictures', form);
      setRemoved('');
      onChange(sha256);
    } catch (error) {
      const said = error instanceof ApiError ? (error.errors[0]?.msg ?? error.message) : '';
      setProblem(said || 'Failed to store the picture. Choose it again.');
    }
    setFile(undefined);
    onBlur();
  };
  return (
    <Stack gap={2}>
      {stored !== '' && (
        <Row>
          <LetterPicture sha256={stored} className={styles.picture} alt={`${name} as papers print it`} />
          <Button
            size="small"
            icon={<X />}
            disabled={disabled}
            onClick={() => {
              setRemoved(stored);
              onChange('');
            }}
          >
            Remove {name.toLowerCase()}
          </Button>
        </Row>
      )}
      {stored === '' && removed !== '' && (
        <Row>
          <Text>{name} removed. Save to issue papers without it.</Text>
          <Button size="small" icon={<Undo2 />} onClick={() => onChange(removed)}>
            Undo
          </Button>
        </Row>
      )}
      <FileInput
        id={id}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        accept=".png,.jpg,.jpeg,.webp"
        hint={file ? 'Storing…' : stored === '' ? 'PNG, JPEG or WebP' : 'Choose another to replace it'}
        disabled={disabled || file !== undefined}
        aria-invalid={invalid || problem !== '' || undefined}
        aria-describedby={describedBy}
      />
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Stack>
  );
}
