import { Plus } from 'lucide-react';
import styles from './Faq.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Questions that open to their answers, with or without JavaScript. */
export function Faq({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Plus className={styles.sign} size={20} strokeWidth={1.5} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
