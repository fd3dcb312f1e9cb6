import styles from './Faq.module.css';
import { Icon } from './Icon';
import { plus } from './icons';

export interface Question {
  question: string;
  answer: string;
}

/** Expandable questions and answers that work without JavaScript. */
export function Faq({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon draw={plus} className={styles.sign} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
