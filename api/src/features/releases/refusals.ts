import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Message } from '../../platform/message.schema.ts';

/**
 * The reasons why a build is refused or changed its state. Pages have these sentences in their own languages under
 * the same names; the English ones are for `npm run release` and other clients.
 */
const sentences = {
  needs: '{remote} {build} needs {needs} {range}; there would be {found}.',
  needsMissing: '{remote} {build} needs {needs} {range}; nothing provides it.',
  exportMissing: '{remote} {build} uses {missing} of {of} in {files}; {by} does not export it.',
  pathTaken: '{remote} {build} claims {path}, which belongs to {owner}.',
  pathNotGranted: '{remote} {build} claims {path}; its deploy token allows {granted}.',
  areaNotGranted:
    '{remote} {build} has an entry in the sidebar of {area}, which its deploy token does not allow.',
  slotNotGranted: '{remote} {build} fills {slot}, which its deploy token does not allow.',
  permissionUnknown:
    '{remote} {build} asks for the permission {permission} at {path}; there is no such permission.',
  runThrows: '{remote} {build} fails at {place} beside {beside}: {text}',
  runEndless:
    '{remote} {build} loops or never ends loading at {place} beside {beside}; it was stopped after {text}.',
  runBlank: '{remote} {build} paints nothing at {place} beside {beside}.',
  checkMissing:
    '{remote} {build} was not opened in a browser, which this platform requires before visitors get it; release it with --verify.',
  checkOther: 'The browser check is of {other}, not of {remote} {build}.',
  checkForged:
    'The browser check of {remote} {build} is signed with no deploy token of {remote}, or was changed.',
  checkOld: 'The browser check of {remote} {build} is older than {minutes} minutes: run it again.',
  checkBeside:
    '{remote} {build} was opened in a browser beside {part} {found}, and visitors have {part} {live} now: run the check again.',
  isUploading: '{remote} {build} is uploading',
  isDemoted: '{remote} {build} is demoted',
  isWithdrawn: '{remote} {build} is withdrawn',
  wasDemoted: '{remote} {build} was demoted',
  wasWithdrawn: '{remote} {build} was withdrawn',
  isLive: '{remote} {build} is live already.',
  rolloutEnded: 'This rollout of {build} has ended.',
  otherFiles: '{remote} {build} is here already, with other files.',
  lastOne: 'It is live, and there is no build to go back to.',
  noBuildBefore: 'There is no build of {remote} to go back to.',
  noSetBefore: 'There is no set before this one that could be live.',
  failed: 'it failed for {visitors} visitors within {minutes} minutes',
  failedBeside: '{parts} failed beside it for {visitors} visitors within {minutes} minutes',
  neverWorked: 'it has failed more often than it worked so far (visitors: {visitors})',
  neverWorkedBeside: 'beside it {parts} failed more often than it worked (visitors: {visitors})',
  serverThrows: '{parts} does not start on the server: {message}',
  serverLoops: '{parts} never answers on the server',
  serverHangs: '{parts} never ends loading on the server',
  gone: 'its files are gone',
  cleaning: 'its files are being removed',
  cleaned: 'its files were removed',
  words: '{text}',
} as const;

type Code = keyof typeof sentences;

const isKnown = (code: string): code is Code => Object.hasOwn(sentences, code);

const fill = ({ code, values }: Pick<Message, 'code' | 'values'>): string =>
  isKnown(code)
    ? sentences[code].replace(/\{(\w+)\}/g, (_gap, name: string) => String(values[name] ?? ''))
    : code;

/** Writes a message in English, as one sentence. */
export function inEnglish(message: Message): string {
  const text = fill(message);
  const whole = message.because ? `${text}: ${fill(message.because)}` : text;
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

type Refusal = { code: Code; values: Message['values']; because?: Message | undefined };

/** Makes one reason of RELEASE_REFUSED; `field` is its part. */
export function refusal(field: string, { code, values, because }: Refusal): ErrorDetail {
  const reason: Message = {
    code,
    values,
    ...(because && { because: { code: because.code, values: because.values } }),
  };
  return { field, message: inEnglish(reason), reason };
}

export const refused = (field: string, code: Code, values: Message['values'] = {}) =>
  new AppError('RELEASE_REFUSED', [refusal(field, { code, values })]);

const stateCodes = {
  is: { uploading: 'isUploading', demoted: 'isDemoted', withdrawn: 'isWithdrawn' },
  was: { uploading: 'isUploading', demoted: 'wasDemoted', withdrawn: 'wasWithdrawn' },
} as const;

type NotPublished = {
  remote: string;
  build: string;
  status: 'uploading' | 'demoted' | 'withdrawn';
  reason: Message | null;
};

/** Refuses a build that pages do not get, with the reason. */
export const refusedState = (
  { remote, build, status, reason }: NotPublished,
  tense: keyof typeof stateCodes,
): ErrorDetail =>
  refusal(remote, {
    code: stateCodes[tense][status],
    values: { remote, build },
    because: reason ?? undefined,
  });
