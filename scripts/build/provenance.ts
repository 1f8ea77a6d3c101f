import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';

/** The attestation of a built folder, in that folder: one line, as in-toto names such files. */
export const provenanceFile = 'provenance.intoto.jsonl';
const payloadType = 'application/vnd.in-toto+json';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const digest = z.record(z.string(), z.string());
const statement = z.object({
  subject: z.array(z.object({ name: z.string(), digest })),
  predicate: z.object({
    buildDefinition: z.object({
      resolvedDependencies: z.array(z.object({ name: z.string(), digest })),
    }),
  }),
});
const envelope = z.object({
  payloadType: z.literal(payloadType),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })),
});

export type Made = {
  /** The commit of the sources; with `-dirty` when it does not hold all of them, undefined outside of git. */
  commit: string | undefined;
  startedOn: Date;
  /** The builder: a machine's or a pipeline's address. */
  builder: string;
  /** A private key as PEM; without it the attestation says what is in the folder, and not who says so. */
  key: string | undefined;
};

/** Every file and link, but for the attestation and a server's settings. Links are not followed. */
const filesIn = (folder: string, below = ''): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const file = posix.join(below, entry.name);
      return entry.isDirectory() ? filesIn(folder, file) : [file];
    })
    .filter((file) => file !== provenanceFile && file !== '.env')
    .sort();

/** A link counts by where it leads, as in git. */
const hashOf = (file: string): string =>
  sha256(lstatSync(file).isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file));

/** DSSE signs type and content, each with its length, so that neither can be taken for the other. */
const signedBytes = (payload: string) =>
  Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${Buffer.byteLength(payload)} ${payload}`);

/** Writes what the folder was made of and every file in it (SLSA 1, in an envelope of DSSE). */
export function writeProvenance(folder: string, { commit, startedOn, builder, key }: Made): void {
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  const payload = JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: filesIn(folder).map((name) => ({
      name,
      digest: { sha256: hashOf(join(folder, name)) },
    })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:larder:npm-run-build:1',
        externalParameters: { command: ['npm', 'run', 'build'] },
        resolvedDependencies: [
          ...(commit ? [{ name: 'sources', digest: { gitCommit: commit } }] : []),
          { name: 'package-lock.json', digest: { sha256: sha256(lockfile) } },
        ],
      },
      runDetails: {
        builder: { id: builder, version: { node: process.version } },
        metadata: { startedOn: startedOn.toISOString(), finishedOn: new Date().toISOString() },
      },
    },
  });
  const signatures = key ? [{ keyid: keyIdOf(key), sig: signatureOf(payload, key) }] : [];
  const line = { payloadType, payload: Buffer.from(payload).toString('base64'), signatures };
  writeFileSync(join(folder, provenanceFile), `${JSON.stringify(line)}\n`);
}

const signatureOf = (payload: string, key: string) =>
  sign(null, signedBytes(payload), createPrivateKey(key)).toString('base64');

/** The hash of the public key. */
const keyIdOf = (key: string) =>
  sha256(createPublicKey(key).export({ type: 'spki', format: 'der' })).slice(0, 16);

type Expected = {
  /** The public key as PEM of who has to have built it. */
  key?: string | undefined;
  commit?: string | undefined;
};

/** The problems of a built folder: files that are missing, changed or new, another commit, or no valid signature. */
export function checkProvenance(folder: string, { key, commit }: Expected): string[] {
  const read = envelope.parse(JSON.parse(readFileSync(join(folder, provenanceFile), 'utf8')));
  const payload = Buffer.from(read.payload, 'base64').toString();
  const isSigned = (publicKey: string) =>
    read.signatures.some(({ sig }) =>
      verify(null, signedBytes(payload), createPublicKey(publicKey), Buffer.from(sig, 'base64')),
    );
  if (key && !isSigned(key)) return ['The attestation is not signed with this key.'];
  const { subject, predicate } = statement.parse(JSON.parse(payload));
  const commits = predicate.buildDefinition.resolvedDependencies.flatMap(
    ({ digest: { gitCommit } }) => gitCommit ?? [],
  );
  const known = new Map(subject.map(({ name, digest: { sha256: hash } }) => [name, hash]));
  const there = new Set(filesIn(folder));
  return [
    ...(commit && !commits.includes(commit) ? [`It was built of ${commits[0] ?? 'no commit'}.`] : []),
    ...[...known.keys()].filter((name) => !there.has(name)).map((name) => `${name} is missing`),
    ...[...there].flatMap((name) => {
      const hash = known.get(name);
      if (!hash) return [`${name} was not built`];
      return hash === hashOf(join(folder, name)) ? [] : [`${name} was changed`];
    }),
  ];
}
