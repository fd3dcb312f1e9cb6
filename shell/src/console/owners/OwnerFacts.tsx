import type { ReactNode } from 'react';
import type { ReleaseSources } from 'shared/contract/releases/sources';
import { useGet } from 'shared/platform';
import type { Owner } from './useOwners';

/** The source file of a page or component, in its module's repository. */
function SourceFile({ owner: { module, version, name } }: { owner: Owner }) {
  const { data, state } = useGet<ReleaseSources>(`releases/${module}/${encodeURIComponent(version)}/sources`);
  if (state === 'failed') return 'Failed to load';
  if (!data) return 'Loading';
  const file = data.files[name];
  return file === undefined ? 'Unknown: the release has no source map' : <code>{`${module}/${file}`}</code>;
}

/** Owner, release, place and file of an element on the page. */
export function OwnerFacts({ owner, route }: { owner: Owner; route: string }) {
  const { title, name, module, version, insteadOf, team, place } = owner;
  const facts: readonly (readonly [what: string, is: ReactNode])[] = [
    ['File', <SourceFile key="file" owner={owner} />],
    ['Team', team],
    ['Release', `${module} ${version}${insteadOf === undefined ? '' : `, instead of ${insteadOf}`}`],
    ['Route', route],
    ...(place === route ? [] : [['Slot', place] as const]),
  ];
  return (
    <>
      <h3>
        {title}: {name}
      </h3>
      <dl>
        {facts.map(([what, is]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{is}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
