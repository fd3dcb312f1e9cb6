import { useEffect, useState } from 'react';
import { loadedPart } from '../../loader/loadPart';
import { type ShownPart, shownParts } from '../../loader/OwnedPart';

/** A module's parts on the page, with positions and releases. */
export interface Owner extends Pick<ShownPart, 'place'> {
  /** Unique among those on the page. */
  id: string;
  module: string;
  /** The module's display name. */
  title: string;
  team: string;
  /** The exposed page or component. */
  name: string;
  /** The running release; while loading, the requested one. */
  version: string;
  /** The requested release, if another one runs instead. */
  insteadOf: string | undefined;
  /** The bounding box of its elements, in px of the window; undefined if it renders nothing. */
  box: { left: number; top: number; width: number; height: number } | undefined;
}

/** The bounding box of rectangles, in whole px. */
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

/** All module content on the page from top to bottom, updated as it moves, appears and disappears. */
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
