import { useEffect, useRef, useState } from 'react';
import { estimateOf, feePercent, parseSalary, salaryExample } from 'shared/domain/people/vacancies/recruitmentFee';
import form from '../forms/form.module.css';
import button from '../ui/button.module.css';
import styles from './FeeEstimate.module.css';

const EXAMPLE = '6,00,000';

/**
 * The recruitment fee for a typed salary; starts with an example. Without JavaScript the server renders the result as a
 * page.
 */
export function FeeEstimate() {
  const [typed, setTyped] = useState(EXAMPLE);
  const input = useRef<HTMLInputElement>(null);
  const salary = parseSalary(typed);
  const estimate = salary === undefined ? undefined : estimateOf(salary);

  // Visitors may type before hydration; that input is kept.
  useEffect(() => setTyped(input.current?.value ?? EXAMPLE), []);

  return (
    <section aria-labelledby="estimate-title" className={styles.ground}>
      <form action="/api/recruitment-fee" onSubmit={(event) => event.preventDefault()} className={styles.estimate}>
        <h2 id="estimate-title" className={styles.title}>
          What would a hire cost?
        </h2>
        <div className={form.field}>
          <label htmlFor="salary" className={form.label}>
            Yearly salary (CTC) in rupees
          </label>
          <input
            ref={input}
            id="salary"
            name="salary"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby="salary-hint"
            className={form.input}
          />
          <p id="salary-hint" className={styles.hint}>
            {estimate || !typed ? `For example ${salaryExample}` : `Type an amount, for example ${salaryExample}`}
          </p>
          <p role="alert" className={form.error} />
          <button type="submit" className={`${button.primary} ${styles.send}`}>
            Work it out
          </button>
        </div>
        <p className={styles.result}>
          <span className={form.label}>Our fee, {feePercent}% of CTC</span>
          <output htmlFor="salary" className={styles.fee}>
            {estimate?.fee ?? '₹ –'}
          </output>
          <span className={styles.hint}>{estimate?.terms ?? 'once, plus GST'}</span>
        </p>
      </form>
    </section>
  );
}
