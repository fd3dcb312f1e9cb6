import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import form from '../forms/form.module.css';
import { Honeypot } from '../forms/Honeypot';
import { messages } from '../forms/messages';
import { isMobile, mobileDigits } from '../forms/mobile';
import { SentMessage } from '../forms/SentMessage';
import { useSend } from '../forms/useSend';
import { whenSent } from '../forms/whenSent';
import button from '../ui/button.module.css';
import styles from './CallbackForm.module.css';

/** Asks for a mobile number for a callback; the terms checkbox is stored but not required. */
export function CallbackForm() {
  const { state, failure, thanks, submit } = useSend('send_otp.php');
  const [invalid, setInvalid] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const mobile = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const digits = mobileDigits(String(values.get('mobile')));
    setInvalid(!isMobile(digits));
    if (!isMobile(digits)) return mobile.current?.focus();
    void submit({ mobile: digits, terms: values.has('terms'), website: String(values.get('website')) });
  }

  return (
    <div className={`${styles.callback} ${form.place}`}>
      <form
        ref={element}
        method="post"
        action="/api/send_otp.php"
        onSubmit={onSubmit}
        style={whenSent(state)}
        className={form.form}
      >
        <h2 className={styles.title}>Get a call back</h2>
        <p className={styles.hint}>Leave your number. A person calls, not a robot.</p>
        <div className={form.field}>
          <label htmlFor="callback-mobile" className={form.label}>
            Mobile number
          </label>
          <div className={styles.number}>
            <span className={styles.country}>+91</span>
            <input
              ref={mobile}
              id="callback-mobile"
              name="mobile"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              required
              pattern="[0-9]{10}"
              title={messages.invalidMobile}
              placeholder="10 digits"
              aria-invalid={invalid}
              aria-describedby="callback-error"
              className={form.input}
            />
          </div>
          <p id="callback-error" role="alert" className={form.error}>
            {invalid ? messages.invalidMobile : failure}
          </p>
        </div>
        <Honeypot />
        <button type="submit" aria-busy={state === 'sending'} className={button.primary}>
          SUBMIT
        </button>
        <label className={styles.terms}>
          <input type="checkbox" name="terms" />
          <span>
            I agree to the <Link to="/terms-of-service">Terms of Service</Link> and the{' '}
            <Link to="/privacy-policy">Privacy Policy</Link>.
          </span>
        </label>
      </form>
      <SentMessage sent={state === 'sent'} box={thanks} />
    </div>
  );
}
