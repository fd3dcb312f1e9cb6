/** A column's widths; all in px. */
export interface Claim {
  /** Its longest content, including header and total. */
  need: number;
  /** The minimum width: the whole content if it is never truncated. */
  least: number;
  /** The shrink order when even the minimum widths don't fit: highest first, never 1. */
  priority: number;
  /** May receive spare width. */
  takesSpare: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The indexes of the visible columns; undefined if those that must stay don't fit. */
function shownPlaces(claims: readonly Claim[], room: number): number[] | undefined {
  const places = claims.map((_, place) => place);
  const priorityAt = (place: number) => claims[place]?.priority ?? 1;
  while (sum(places.map((place) => claims[place]?.least ?? 0)) > room) {
    const next = places.reduce((last, place) => (priorityAt(place) >= priorityAt(last) ? place : last));
    if (priorityAt(next) === 1) return undefined;
    places.splice(places.indexOf(next), 1);
  }
  return places;
}

/** Shrinks widths to a common maximum, as high as fits: the widest shrink first. */
function level(claims: readonly Claim[], room: number): number[] {
  const at = (height: number) => claims.map(({ need, least }) => Math.max(least, Math.min(need, height)));
  let [low, high] = [0, Math.max(...claims.map(({ need }) => need))];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) > room) high = middle;
    else low = middle;
  }
  return at(low);
}

/** The excess is taken from the columns of the last priority, down to their minimum, then from those before. */
function shrink(claims: readonly Claim[], room: number): number[] {
  let excess = sum(claims.map(({ need }) => need)) - room;
  const widths = new Map(claims.map((claim) => [claim, claim.need]));
  for (const priority of [...new Set(claims.map((claim) => claim.priority))].sort((a, b) => b - a)) {
    const group = claims.filter((claim) => claim.priority === priority);
    const needed = sum(group.map(({ need }) => need));
    const left = level(group, needed - excess);
    group.forEach((claim, place) => widths.set(claim, left[place] ?? claim.need));
    excess = Math.max(0, excess - (needed - sum(left)));
  }
  return claims.map((claim) => widths.get(claim) ?? claim.need);
}

/** Distributes spare width in proportion to the needs: to the columns that accept it, or to all if none does. */
function spread(claims: readonly Claim[], room: number): number[] {
  const takers = claims.some(({ takesSpare }) => takesSpare) ? claims.filter(({ takesSpare }) => takesSpare) : claims;
  const share = (room - sum(claims.map(({ need }) => need))) / sum(takers.map(({ need }) => need));
  return claims.map((claim) => (takers.includes(claim) ? claim.need * (1 + share) : claim.need));
}

/**
 * Distributes a table's width to its columns, in px, in order. If there is enough, each gets its need and the spare
 * width goes to those that accept it; otherwise columns of a later priority shrink to their minimum, widest first, and
 * are then hidden (undefined). Undefined if the rest doesn't fit: time for cards.
 */
export function allotWidths(claims: readonly Claim[], room: number): (number | undefined)[] | undefined {
  const places = shownPlaces(claims, room);
  if (!places) return undefined;
  const shown = claims.filter((_, place) => places.includes(place));
  const fits = sum(shown.map(({ need }) => need)) <= room;
  const widths = (fits ? spread : shrink)(shown, room);
  return claims.map((_, place) => (places.includes(place) ? widths[places.indexOf(place)] : undefined));
}
