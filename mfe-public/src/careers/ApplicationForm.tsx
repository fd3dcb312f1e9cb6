import { type CareersLanguage, NOTICE_VERSION } from 'shared/domain/people/application';
import button from '../ui/button.module.css';
import styles from './careers.module.css';
import { careersWords } from './words';

/** Applies for the vacancy of the page; the browser sends it, with or without scripts. */
export function ApplicationForm({ language }: { language: CareersLanguage }) {
  const { fields, agree, send } = careersWords[language];
  return (
    <form method="post" action="/api/careers/%SLUG%" encType="multipart/form-data" className={styles.form}>
      <label>
        {fields.name}
        <input name="name" autoComplete="name" required maxLength={120} />
      </label>
      <label>
        {fields.phone}
        <input
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          pattern="[0-9 \-]{10,14}"
          title={fields.phoneHint}
        />
      </label>
      <label>
        {fields.city}
        <input name="city" autoComplete="address-level2" required maxLength={120} />
      </label>
      <label>
        {fields.cv}
        <input name="file" type="file" accept=".pdf,.doc,.docx" />
      </label>
      <label className={styles.agree}>
        <input name="agreed" type="checkbox" required />
        <span>{agree}</span>
      </label>
      <input type="hidden" name="notice" value={NOTICE_VERSION} />
      <input type="hidden" name="language" value={language} />
      <div className={styles.away} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button type="submit" className={button.primary}>
        {send}
      </button>
    </form>
  );
}
