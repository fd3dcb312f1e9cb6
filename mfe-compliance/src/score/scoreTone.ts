import type { Tone } from 'shared/ui';

/** The meaning of a score. */
export function scoreTone(score: number): { tone: Tone; word: string } {
  if (score >= 90) return { tone: 'good', word: 'Good' };
  if (score >= 70) return { tone: 'warn', word: 'Fair' };
  return { tone: 'bad', word: 'Poor' };
}
