/** A column's widths; all in px. */
export interface Claim {
  /** Its longest content, header and total included. */
  need: number;
  /** The width it never goes below: the whole content, where it is never cut. */
  least: number;
  /** The order in which columns shrink where even their least widths are too much: the highest first, and never 1. */
  priority: number;
  /** May be given spare room. */
  takesSpare: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The places of the columns that are shown; undefined where those that never give way don't fit. */
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

/** Widths up to a common level, which is as high as the room allows: the longest give way first. */
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

/** The excess is taken from the columns of the latest priority, down to their least, then from those before. */
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

/** Spare room in the proportion of the needs: to the columns that take it, or to all where there is none. */
function spread(claims: readonly Claim[], room: number): number[] {
  const takers = claims.some(({ takesSpare }) => takesSpare) ? claims.filter(({ takesSpare }) => takesSpare) : claims;
  const share = (room - sum(claims.map(({ need }) => need))) / sum(takers.map(({ need }) => need));
  return claims.map((claim) => (takers.includes(claim) ? claim.need * (1 + share) : claim.need));
}

/**
 * Shares a table's room out to its columns, in px, in their order. While there is room each has what it needs and
 * what is spare goes to those that take it; where there isn't, those of a later priority give way down to their least,
 * the longest first, and then are left out (undefined in their place). Undefined when the rest doesn't fit: time for cards.
 */
export function allotWidths(claims: readonly Claim[], room: number): (number | undefined)[] | undefined {
  const places = shownPlaces(claims, room);
  if (!places) return undefined;
  const shown = claims.filter((_, place) => places.includes(place));
  const fits = sum(shown.map(({ need }) => need)) <= room;
  const widths = (fits ? spread : shrink)(shown, room);
  return claims.map((_, place) => (places.includes(place) ? widths[places.indexOf(place)] : undefined));
}
