/** The longest question and answer, in characters. */
export const QUESTION_LENGTH = 500;

/** How many questions of one person wait for an answer at most. */
export const MOST_OPEN_QUESTIONS = 5;
