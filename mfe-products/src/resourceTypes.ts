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

/** What m/mfe-products/interviews takes of an interview. */
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

/** What m/mfe-products/notes takes of a note. */
export interface NotesInput {
  candidateId: string;
  kind?: 'Note' | 'Call';
  text: string;
}
