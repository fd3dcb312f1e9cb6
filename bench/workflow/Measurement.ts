/** One promise of the workflow, and what was measured. */
export interface Measurement {
  what: string;
  /** The most it may be. */
  target: number;
  measured: number;
  unit: 's' | 'MB';
}
