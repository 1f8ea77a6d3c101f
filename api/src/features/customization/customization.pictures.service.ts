import type { Tx } from '../../platform/database/database.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { unknownPictures } from '../images/images.known.service.ts';
import type { Customization } from './customization.schema.ts';

const isPicture = (key: string) => /^(image|logo|favicon|meta_img)(_|$)/.test(key);

/** Returns every picture of the document, with the field that has it. */
function picturesIn(value: unknown, path = ''): { url: string; field: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    return isPicture(key) && typeof inner === 'string' && inner
      ? [{ url: inner, field }]
      : picturesIn(inner, field);
  });
}

/** Returns one problem for each picture that was not there before and is no upload of this store. */
export async function unknownPicturesIn(
  tx: Tx,
  tenantId: string,
  before: Customization,
  after: Customization,
): Promise<ErrorDetail[]> {
  const known = new Set(picturesIn(before).map(({ url }) => url));
  const added = picturesIn(after).filter(({ url }) => !known.has(url));
  return unknownPictures(tx, tenantId, added);
}
