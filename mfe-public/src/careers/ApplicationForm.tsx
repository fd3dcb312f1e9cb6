import { type CareersLanguage, NOTICE_VERSION } from 'shared/domain/people/applications/application';
import { Honeypot } from '../forms/Honeypot';
import button from '../ui/button.module.css';
import styles from './careers.module.css';
import { careersWords } from './words';

/** Values that the server fills in. By default none. */
const known = { name: '%NAME%', phone: '%PHONE%', city: '%CITY%' };

/** Where the server inserts the reason for a refused form. */
const Refusal = () => <p role="alert" className={styles.refusal} />;

/** The fields of an application: name, mobile number, city and a CV. */
function Fields({ language, isKnown = false }: { language: CareersLanguage; isKnown?: boolean }) {
  const { fields } = careersWords[language];
  const valueOf = (field: keyof typeof known) => (isKnown ? known[field] : undefined);
  return (
    <>
      <label>
        {fields.name}
        <input name="name" autoComplete="name" required maxLength={120} defaultValue={valueOf('name')} />
      </label>
      <label>
        {fields.phone}
        <input
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          pattern="[+0-9 \-\(\).]{10,20}"
          title={fields.phoneHint}
          defaultValue={valueOf('phone')}
        />
      </label>
      <label>
        {fields.city}
        <input name="city" autoComplete="address-level2" required maxLength={120} defaultValue={valueOf('city')} />
      </label>
      <label>
        {fields.cv}
        <input name="file" type="file" accept=".pdf,.doc,.docx" />
      </label>
    </>
  );
}

/** The application form of a vacancy page; a plain HTML form that works without scripts. */
export function ApplicationForm({ language }: { language: CareersLanguage }) {
  const { agree, send } = careersWords[language];
  return (
    <form method="post" action="/api/careers/%SLUG%" encType="multipart/form-data" className={styles.form}>
      <input type="hidden" name="notice" value={NOTICE_VERSION} />
      <input type="hidden" name="language" value={language} />
      <Refusal />
      <Fields language={language} />
      <label className={styles.agree}>
        <input name="agreed" type="checkbox" required />
        <span>{agree}</span>
      </label>
      <Honeypot />
      <button type="submit" className={button.primary}>
        {send}
      </button>
    </form>
  );
}

/** Corrects what an applicant sent. */
export function CorrectionForm({ language }: { language: CareersLanguage }) {
  return (
    <form method="post" action="/api/applications/%TOKEN%" encType="multipart/form-data" className={styles.form}>
      <input type="hidden" name="act" value="save" />
      <Refusal />
      <Fields language={language} isKnown />
      <button type="submit" className={button.primary}>
        {careersWords[language].own.save}
      </button>
    </form>
  );
}

/** Withdraws what an applicant sent. */
export function WithdrawalForm({ language }: { language: CareersLanguage }) {
  const { withdraw, withdrawing } = careersWords[language].own;
  return (
    <form method="post" action="/api/applications/%TOKEN%" encType="multipart/form-data" className={styles.form}>
      <p>{withdrawing}</p>
      <input type="hidden" name="act" value="withdraw" />
      <button type="submit" className={`${button.secondary} ${styles.plain}`}>
        {withdraw}
      </button>
    </form>
  );
}
