import type { Release } from 'shared/contract';
import { type Claim, claimOn, shellClaims } from 'shared/contract/claims';
import { containerName } from 'shared/contract/containerName';
import { recordsAreFree } from 'shared/contract/recordsAreFree';
import { routesAreFree, routesOf } from 'shared/contract/routesAreFree';
import type { Check } from './check';

const filesOf = ({ manifest, publicFiles }: Release): Claim[] =>
  publicFiles.map((file) => ({ owner: manifest.name, path: `/${file}` }));

/** Kinds of files that may lie at the site's root. A script there could make itself the worker of every page, and a document would have no policy. */
const publicKind = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|webmanifest|txt|woff2?|pdf|json|xml)$/i;

/** Everything that a release claims in the page and at the site's root has one owner: URLs, kinds of records, public files, the container's name. */
export const claimsAreFree: Check = ({ release, others }) => {
  const taken = [...others.flatMap(({ manifest }) => routesOf(manifest)), ...others.flatMap(filesOf)];
  const files = release.publicFiles.flatMap((file) => {
    if (!publicKind.test(file))
      return [
        `The public file ${file} has a type not allowed at the site's root; put scripts, styles and pages into the module's code.`,
      ];
    const claim = claimOn([...shellClaims, ...taken], `/${file}`);
    return claim ? [`The public file ${file} belongs to ${claim.owner}.`] : [];
  });
  const container = containerName(release.manifest.name, release.version);
  const rival = others.find((other) => other.container === release.container);
  const names = [
    ...(release.container === container
      ? []
      : [`The container is called ${release.container}; its name follows from module and version: ${container}.`]),
    ...(rival
      ? [
          `The container's name ${release.container} belongs to ${rival.manifest.name}; give the release another version.`,
        ]
      : []),
  ];
  const records = recordsAreFree(
    release.manifest,
    others.map(({ manifest }) => manifest),
  );
  return [...routesAreFree(release.manifest, taken), ...records, ...files, ...names];
};
