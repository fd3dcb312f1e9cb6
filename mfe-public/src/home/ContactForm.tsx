import type { FormEvent } from 'react';
import form from '../forms/form.module.css';
import { Honeypot } from '../forms/Honeypot';
import { SentMessage } from '../forms/SentMessage';
import { useSend } from '../forms/useSend';
import { whenSent } from '../forms/whenSent';
import button from '../ui/button.module.css';
import styles from './ContactForm.module.css';

const fields = ['name', 'email', 'phone', 'city', 'message', 'website'];

/** Name, email and message, validated by the browser, stored as a lead; phone and city are optional. */
export function ContactForm() {
  const { state, failure, thanks, submit } = useSend('contact');

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    void submit(Object.fromEntries(fields.map((name) => [name, String(values.get(name))])));
  }

  return (
    <div className={`${styles.card} ${form.place}`}>
      <form method="post" action="/api/contact" onSubmit={onSubmit} style={whenSent(state)} className={form.form}>
        <div className={form.field}>
          <label htmlFor="contact-name" className={form.label}>
            Name
          </label>
          <input id="contact-name" name="name" autoComplete="name" required maxLength={120} className={form.input} />
        </div>
        <div className={form.field}>
          <label htmlFor="contact-email" className={form.label}>
            Email
          </label>
          <input
            id="contact-email"
            name="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="email"
            required
            pattern="\s*\S+@\S+\.\S+\s*"
            title="Enter a valid email address."
            maxLength={254}
            className={form.input}
          />
        </div>
        <div className={styles.pair}>
          <div className={form.field}>
            <label htmlFor="contact-phone" className={form.label}>
              Phone (optional)
            </label>
            <input
              id="contact-phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={40}
              className={form.input}
            />
          </div>
          <div className={form.field}>
            <label htmlFor="contact-city" className={form.label}>
              City (optional)
            </label>
            <input id="contact-city" name="city" autoComplete="address-level2" maxLength={120} className={form.input} />
          </div>
        </div>
        <div className={form.field}>
          <label htmlFor="contact-message" className={form.label}>
            Message
          </label>
          <textarea id="contact-message" name="message" required maxLength={4000} rows={5} className={form.input} />
        </div>
        <Honeypot />
        <button type="submit" aria-busy={state === 'sending'} className={button.primary}>
          Send Message
        </button>
        <p role="alert" className={form.error}>
          {failure}
        </p>
      </form>
      <SentMessage sent={state === 'sent'} box={thanks} />
    </div>
  );
}
