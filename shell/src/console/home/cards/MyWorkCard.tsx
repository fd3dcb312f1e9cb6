import { Figures } from './Figures';

/** A person's own figures on the dashboard. */
export function MyWorkCard() {
  return <Figures title="My work" group="mine" usual={5} />;
}
