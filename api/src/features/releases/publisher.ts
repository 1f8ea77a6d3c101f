import type { FastifyRequest } from 'fastify';
import type { Act } from '../../platform/http/audit.ts';
import { actorOf } from '../../platform/http/audit.ts';
import type { Grant } from './page-gate.ts';

/** A publisher: a team's program with its deploy token, or an operator, who may publish every part. */
export type Publisher = {
  /** The name that published builds show. */
  name: string;
  /** The only part it may publish; null for an operator. */
  onlyPart: string | null;
  /** The claims that the part is allowed; null for an operator. */
  grant: Grant | null;
  actor: Pick<Act, 'actorId' | 'actorKind' | 'actorName'>;
};

export function publisherOf(request: FastifyRequest): Publisher {
  const { deployer } = request;
  if (!deployer) {
    const user = request.user();
    return { name: user.email, onlyPart: null, grant: null, actor: actorOf(user) };
  }
  const { id, name, remote, paths, areas, slots } = deployer;
  return {
    name,
    onlyPart: remote,
    grant: { paths, areas, slots },
    actor: { actorId: id, actorKind: 'system', actorName: `${name} (${remote})` },
  };
}

/** Returns the grant of the publisher's own part. */
export const grantsOf = ({ onlyPart, grant }: Publisher): Map<string, Grant> =>
  new Map(onlyPart !== null && grant ? [[onlyPart, grant]] : []);
