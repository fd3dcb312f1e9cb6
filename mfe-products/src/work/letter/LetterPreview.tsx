import { today } from 'shared/domain/dates/dates';
import { fillTemplate, type LetterLanguage, placeholderProblem } from 'shared/domain/papers/letterTemplate';
import { letterValues, letterWords } from 'shared/domain/papers/letterValues';
import { type Placement, placementInput } from 'shared/domain/work/placements/placement';
import { Panel, Stack, Text, useFormValue } from 'shared/ui';
import styles from './LetterPreview.module.css';

/** The person the preview is addressed to. */
const example: Placement = {
  ...placementInput.parse({
    employeeId: 'example',
    centerId: 'example',
    startsOn: today(),
    designation: 'Picker',
    shift: '9:00 to 18:00',
    weeklyOff: 'Sunday',
    grossPaise: 1_640_000,
    basicPaise: 1_200_000,
    houseRentPaise: 300_000,
    conveyancePaise: 90_000,
  }),
  companyId: '',
  replacesId: '',
  state: 'Deployed',
  employeeName: 'आशा देवी',
  companyName: 'Everkart Retail',
  centerName: 'Pune, P-1',
  vacancyTitle: '',
  id: 'example',
  version: 1,
  createdAt: '',
  updatedAt: '',
};

/** Previews the letters with the current texts, for an example person. */
export function LetterPreview() {
  return (
    <Stack>
      <Preview language="en" field="english" title="Preview in English" />
      <Preview language="hi" field="hindi" title="Preview in Hindi" />
    </Stack>
  );
}

function Preview({ language, field, title }: { language: LetterLanguage; field: string; title: string }) {
  const template = useFormValue<string | undefined>(field) ?? '';
  const probationMonths = useFormValue<number | null | undefined>('probationMonths') ?? 0;
  const problem = placeholderProblem(template);
  const of = { placement: example, code: 'E-101', employer: 'Your company', probationMonths, day: today() };
  return (
    <Panel title={title} dense>
      {problem === undefined ? (
        <div className={styles.letter} lang={language}>
          <strong>{letterWords[language].title}</strong>
          {`\n\n${fillTemplate(template, letterValues(of, language)).join('\n')}`}
        </div>
      ) : (
        <Text>{problem}</Text>
      )}
    </Panel>
  );
}
