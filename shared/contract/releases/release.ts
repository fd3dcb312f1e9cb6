import { z } from 'zod';
import { manifestSchema } from '../manifest';
import { usesSchema } from '../surface/surface';
import { CONTRACT_VERSION } from '../version';
import { gateSchema } from './gate';
import { provenanceSchema, signatureSchema } from './provenance';

/**
 * A relative file name inside a release: no `..`, no absolute path, no backslash, no folder; and none that the server
 * writes itself, `release.json` and the compressed copies.
 */
export const releaseFileName = z
  .string()
  .max(200)
  .regex(/^(?!.*(?:^|\/)\.)[\w\-./]+$/, 'must be a plain relative file name')
  .refine(
    (name) => !name.startsWith('/') && !name.endsWith('/') && !name.includes('//'),
    'must be a plain relative file name',
  )
  .refine(
    (name) => name !== 'release.json' && !/\.(?:br|gz)$/.test(name),
    'must not be one that the server writes: release.json, or a compressed copy',
  );

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/, 'must be a sha384 integrity');

/** A release's version: `1.2.3`, or `1.2.3-b2a9d5a70`; at most 64 characters. */
export const versionSchema = z
  .string()
  .max(64)
  .regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'must be a semantic version');

/** The head of a prerendered page. */
const headSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** Path of the page's share image, in the release's files. */
  image: releaseFileName.optional(),
  /** schema.org objects. */
  jsonLd: z.array(z.record(z.string(), z.unknown())),
});

/** A prerendered page: its markup is in `html`, a file of the release. */
const prerenderedSchema = z.strictObject({ html: releaseFileName, head: headSchema });

/** `release.json`: everything the platform knows about one built version of a module. */
export const releaseSchema = z.strictObject({
  contract: z.literal(
    CONTRACT_VERSION,
    `must be ${CONTRACT_VERSION}, the contract that this platform speaks: release the module again with this shell’s package`,
  ),
  version: versionSchema,
  manifest: manifestSchema,
  /** The federation container's script. */
  entry: releaseFileName,
  /** The global name of the entry's container; differs between versions. */
  container: z.string().regex(/^\w+$/),
  /** Every file with its size in bytes and SHA-384 integrity. */
  files: z.record(releaseFileName, z.strictObject({ bytes: z.number().int().nonnegative(), integrity })),
  /** The scripts and stylesheets of each page and contribution component, in addition to the entry. */
  pages: z.record(z.string(), z.strictObject({ js: z.array(releaseFileName), css: z.array(releaseFileName) })),
  /** The shared dependencies that the code needs from the shell, with version ranges. */
  requires: z.record(z.string(), z.string()),
  /** The uses of shell and API in its code, as found by the build. By default unknown: an old release. */
  uses: usesSchema.optional(),
  /** The record that it was checked before upload. By default, it was shipped with the server, or is an old one. */
  gate: gateSchema.optional(),
  /**
   * The version of the module SDK that it was built with; the shell supports it as long as the release is current. By
   * default, it was built in the product's own project.
   */
  sdk: versionSchema.optional(),
  /** Its origin. By default, it was shipped with the server, or is an old one. */
  provenance: provenanceSchema.optional(),
  /** A key holder's signature over all of this. By default there is none. */
  signature: signatureSchema.optional(),
  prerendered: z.record(z.string(), prerenderedSchema),
  /** The files of each light page, by path. By default, none. */
  lightPages: z
    .record(
      z.string(),
      z.strictObject({ script: releaseFileName, style: releaseFileName, worker: releaseFileName.optional() }),
    )
    .optional(),
  /** Files served at the site's root, such as `favicon.svg`; in the folder `public/` of the release. */
  publicFiles: z.array(releaseFileName),
});

export type Release = z.infer<typeof releaseSchema>;
export type HeadData = z.infer<typeof headSchema>;
