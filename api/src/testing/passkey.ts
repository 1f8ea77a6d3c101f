import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** Makes an authenticator with one passkey, as a browser on `origin` would use it. */
export function newPasskey(rpId: string, origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = encodeCBOR(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let counter = 0;
  /** Writes the authenticator's data. 0x05: the user is present and verified; 0x01: only present. */
  const data = (flags: number, rest: Uint8Array[] = []) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...rest]);
  };
  const client = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Sets the counter, as a copy of the passkey would. */
    turnBack: (to: number) => {
      counter = to;
    },
    create(challenge: string, from = origin) {
      const length = Buffer.from([0, id.length]);
      const authData = data(0x45, [Buffer.alloc(16), length, id, cose]);
      const attestation = encodeCBOR(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const response = {
        clientDataJSON: text(client('webauthn.create', challenge, from)),
        attestationObject: text(attestation),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    sign(challenge: string, from = origin, { verified = true } = {}) {
      counter += 1;
      const authenticatorData = data(verified ? 0x05 : 0x01);
      const clientData = client('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      };
      return { ...credential, response };
    },
  };
}
