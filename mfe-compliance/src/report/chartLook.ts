import { type Outcome, outcomes } from './outcome';

/** The tokens that charts draw with, as the document has them now. */
export function chartLook() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const colors: Record<Outcome, string> = {
    'On time': token('--color-good'),
    Late: token('--color-brand'),
    Overdue: token('--color-bad'),
    Open: token('--color-border-strong'),
  };
  return {
    colors: outcomes.map((outcome) => colors[outcome]),
    text: token('--color-text'),
    muted: token('--color-muted'),
    font: token('--font'),
  };
}
