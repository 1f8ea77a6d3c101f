import { z } from 'zod';
import { localizedText } from '../../platform/http/localized.schema.ts';

export const attributeValue = z.object({
  id: z.uuid(),
  name: localizedText(),
  status: z.enum(['show', 'hide']),
  position: z.number().int(),
});

export const attribute = z.object({
  id: z.uuid(),
  title: localizedText(),
  name: localizedText(),
  option: z.enum(['dropdown', 'radio', 'checkbox']),
  type: z.enum(['attribute', 'extra']),
  filterable: z.boolean(),
  status: z.enum(['show', 'hide']),
  values: z.array(attributeValue),
});
export type Attribute = z.infer<typeof attribute>;
export const attributeListReply = z.array(attribute);
