// Written by npm run resources from module.json; it is written again when that changes.

/** An interview as m/mfe-products/interviews answers it. */
export interface InterviewsRecord {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  candidateId: string;
  candidateName: string;
  product: 'instahires' | 'ultrahrms';
  position: string;
  vacancyId: string;
  day: string;
  time: string;
  place: string;
  interviewer: string;
  outcome: 'Planned' | 'Passed' | 'Not passed' | 'Did not come' | 'Cancelled';
  note: string;
}

/** The input of m/mfe-products/interviews. */
export interface InterviewsInput {
  candidateId: string;
  candidateName: string;
  product?: 'instahires' | 'ultrahrms';
  position?: string;
  vacancyId?: string;
  day: string;
  time?: string;
  place?: string;
  interviewer?: string;
  outcome?: 'Planned' | 'Passed' | 'Not passed' | 'Did not come' | 'Cancelled';
  note?: string;
}

/** A note as m/mfe-products/notes answers it. */
export interface NotesRecord {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  candidateId: string;
  kind: 'Note' | 'Call';
  text: string;
}

/** The input of m/mfe-products/notes. */
export interface NotesInput {
  candidateId: string;
  kind?: 'Note' | 'Call';
  text: string;
}
