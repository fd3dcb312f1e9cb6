import { z } from 'zod';
import type { Vacancy } from '../vacancies/vacancy';
import { type Candidate, candidateStatuses } from './candidate';

/** What a vacancy asks for. */
type Wanted = Pick<Vacancy, 'title' | 'city' | 'skills'>;
/** The candidate's fields for matching. */
type Known = Pick<Candidate, 'position' | 'city' | 'skills'>;

/** Whether a person matches, and why. */
export interface Match {
  /** 4 for every word of the role, 2 for some; 2 for the city; 1 for each skill. */
  points: number;
  /** The reasons in words: "Role: picker". */
  reasons: string[];
}

/** Words that say nothing about a role. */
const SMALL = new Set(['and', 'for', 'the', 'with', 'senior', 'junior']);

const plain = (text: string) => text.trim().toLowerCase();

/** The words of a role; a plural is the same as its singular. */
const wordsOf = (role: string): string[] => [
  ...new Set(
    plain(role)
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length > 2 && !SMALL.has(word))
      .map((word) => word.replace(/s$/, '')),
  ),
];

/** The skills of a candidate, which are written with commas between them. */
const skillsOf = (skills: string): string[] =>
  skills
    .split(/[,;\n]/)
    .map(plain)
    .filter(Boolean);

/**
 * Says whether candidates match a vacancy: by words of the role, city and skills. A candidate with neither a word of
 * the role nor a skill does not, wherever they live. A skill counts also where the candidate's position names it.
 */
export function matcherOf({ title, city, skills }: Wanted): (candidate: Known) => Match | undefined {
  const role = wordsOf(title);
  const place = plain(city);
  const wanted = skills.map((skill) => ({ skill, name: plain(skill), words: wordsOf(skill) }));
  // Many candidates have the same position.
  const positions = new Map<string, string[]>();
  const wordsIn = (position: string) => {
    const words = positions.get(position) ?? wordsOf(position);
    positions.set(position, words);
    return words;
  };
  return (candidate) => {
    const position = wordsIn(candidate.position);
    const shared = role.filter((word) => position.includes(word));
    const known = skillsOf(candidate.skills);
    const fitting = wanted.filter(
      ({ name, words }) => known.includes(name) || words.some((word) => position.includes(word)),
    );
    if (shared.length === 0 && fitting.length === 0) return undefined;
    const isNear = place !== '' && place === plain(candidate.city);
    const rolePoints = shared.length === 0 ? 0 : shared.length === role.length ? 4 : 2;
    return {
      points: rolePoints + (isNear ? 2 : 0) + fitting.length,
      reasons: [
        ...(shared.length > 0 ? [`Role: ${shared.join(' ')}`] : []),
        ...(isNear ? [`City: ${city}`] : []),
        ...(fitting.length > 0 ? [`Skills: ${fitting.map(({ skill }) => skill).join(', ')}`] : []),
      ],
    };
  };
}

/** Somebody who fits a vacancy, as the API answers them. */
export const matchingCandidate = z.object({
  /** The candidate's. */
  id: z.string(),
  name: z.string(),
  position: z.string(),
  city: z.string(),
  status: z.enum(candidateStatuses),
  points: z.int(),
  reasons: z.array(z.string()),
});
export type MatchingCandidate = z.infer<typeof matchingCandidate>;
