import { useEffect, useRef, useState } from 'react';
import form from '../forms/form.module.css';
import styles from './FeeEstimate.module.css';
import { feePercent, formatRupees, parseSalary, recruitmentFee } from './fee';

const EXAMPLE = '6,00,000';

/** What the recruitment fee comes to for a salary typed in; starts with an example. */
export function FeeEstimate() {
  const [typed, setTyped] = useState(EXAMPLE);
  const input = useRef<HTMLInputElement>(null);
  const salary = parseSalary(typed);

  // The page can be typed into before its code is there; what was typed then counts.
  useEffect(() => setTyped(input.current?.value ?? EXAMPLE), []);

  return (
    <section aria-labelledby="estimate-title" className={styles.ground}>
      <div className={styles.estimate}>
        <h2 id="estimate-title" className={styles.title}>
          What would a hire cost?
        </h2>
        <div className={`${form.field} ${styles.field}`}>
          <label htmlFor="salary" className={form.label}>
            Yearly salary (CTC) in rupees
          </label>
          <input
            ref={input}
            id="salary"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby="salary-hint"
            className={form.input}
          />
          <p id="salary-hint" className={styles.hint}>
            {salary || !typed ? 'For example 6,00,000 or 6 lakh' : 'Type an amount, for example 6,00,000 or 6 lakh'}
          </p>
        </div>
        <p className={styles.result}>
          <span className={form.label}>Our fee, {feePercent}% of CTC</span>
          <output htmlFor="salary" className={styles.fee}>
            {salary ? formatRupees(recruitmentFee(salary)) : '₹ –'}
          </output>
          <span className={styles.hint}>
            {salary ? `once, plus GST, for ${formatRupees(salary)} a year` : 'once, plus GST'}
          </span>
        </p>
      </div>
    </section>
  );
}
