import {
  rollbackReply,
  stopReply,
  teamStatus,
} from '../../api/src/features/releases/releases.team.schema.ts';
import { doneReply } from '../../api/src/platform/http/list.schema.ts';
import { previewLink } from './link.ts';
import type { Options } from './options.ts';
import type { PlatformClient } from './platform-client.ts';
import { expected } from './refusal.ts';
import { statusText } from './status-text.ts';

type Given = Pick<Options, 'to' | 'build' | 'reason' | 'json'> & {
  platform: PlatformClient;
  part: string;
  token: string;
};

async function status({ platform, part, token, json }: Given): Promise<string> {
  const reply = await platform.call('GET', `/api/releases/${part}/status`, token);
  const found = expected(part, reply, teamStatus);
  return json ? JSON.stringify(found, null, 2) : statusText(part, platform.origin, found);
}

async function back({ platform, part, token, json }: Given): Promise<string> {
  const reply = await platform.call('POST', `/api/releases/${part}/rollback`, token);
  const live = expected(part, reply, rollbackReply);
  return json
    ? JSON.stringify(live)
    : `${part} is back at ${live.build}, which is live at ${platform.origin}.`;
}

async function stop({ platform, part, token, build, reason, json }: Given): Promise<string> {
  if (build) {
    const path = `/api/releases/${part}/${build}/withdraw`;
    expected(part, await platform.call('POST', path, token, { reason }), doneReply);
    const sentence = `${part} ${build} is withdrawn: no page gets it any more, and only an operator publishes it again.`;
    return json ? JSON.stringify({ withdrawn: build }) : sentence;
  }
  const reply = await platform.call('POST', `/api/releases/${part}/stop`, token);
  const done = expected(part, reply, stopReply);
  if (json) return JSON.stringify(done);
  return done.stopped === 0
    ? `${part} has no rollout that runs.`
    : `${part}: ${done.stopped} rollouts are stopped, and all visitors get the live build.`;
}

async function preview({ platform, part, token, to, build = '', json }: Given): Promise<string> {
  const link = await previewLink(platform, token, { part, build, page: to });
  return json ? JSON.stringify({ link }) : previewText(part, link);
}

export const previewText = (part: string, link: string) =>
  `\n  Open within 15 minutes; one browser has this build of ${part} for 8 hours:\n  ${link}\n`;

/** The acts of a team that build nothing. Each returns its output. */
export const teamActs = { status, back, stop, preview };
