import { useEffect, useState } from 'react';
import { loadedPart } from '../../loader/loadPart';
import { type ShownPart, shownParts } from '../../loader/OwnedPart';

/** The parts of a module on the page, with places and releases. */
export interface Owner extends Pick<ShownPart, 'place'> {
  /** Tells it from the others on the page. */
  id: string;
  module: string;
  /** The module's name for people. */
  title: string;
  team: string;
  /** The page or component, as the module exposes it. */
  name: string;
  /** The release that it runs; the one that was asked for while it has not arrived. */
  version: string;
  /** The release that was asked for, where another has taken its place. */
  insteadOf: string | undefined;
  /** Around all its elements, in px of the window; undefined for what shows nothing. */
  box: { left: number; top: number; width: number; height: number } | undefined;
}

/** The rectangle around all others, in whole px. */
function around(rects: readonly DOMRect[]): Owner['box'] {
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return undefined;
  const left = Math.round(Math.min(...seen.map((rect) => rect.left)));
  const top = Math.round(Math.min(...seen.map((rect) => rect.top)));
  const right = Math.round(Math.max(...seen.map((rect) => rect.right)));
  const bottom = Math.round(Math.max(...seen.map((rect) => rect.bottom)));
  return { left, top, width: right - left, height: bottom - top };
}

function readOwners(): Owner[] {
  const owners = [...shownParts].map(([elements, { part, place }], index): Owner => {
    const { manifest, current } = part.module;
    const version = loadedPart(part)?.release.version ?? current.version;
    return {
      id: `${manifest.name}/${part.name}/${index}`,
      module: manifest.name,
      title: manifest.title,
      team: manifest.team,
      name: part.name,
      place,
      version,
      insteadOf: version === current.version ? undefined : current.version,
      box: around(elements.getClientRects()),
    };
  });
  return owners.sort(({ box: a }, { box: b }) => (a?.top ?? 0) - (b?.top ?? 0) || (a?.left ?? 0) - (b?.left ?? 0));
}

/** Everything of modules on the page from the top down, as it moves, comes and goes. */
export function useOwners(): readonly Owner[] {
  const [owners, setOwners] = useState(readOwners);
  useEffect(() => {
    let frame = 0;
    let before = '';
    const look = () => {
      const now = readOwners();
      const written = JSON.stringify(now);
      if (written !== before) setOwners(now);
      before = written;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return owners;
}
