export interface Change {
  since: string;
  isNothing: boolean;
  files: string[];
  tests: string[] | undefined;
  specs: string[] | undefined;
}
