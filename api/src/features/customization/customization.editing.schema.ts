import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { customization } from './customization.schema.ts';

const version = z.number().int();

/** The document as staff edit it. Version 0: nothing was saved yet, and this is the default document. */
export const customizationRecord = z.object({
  id: z.string(),
  version,
  updatedAt: z.iso.datetime().nullable(),
  customization,
});
export type CustomizationRecord = z.infer<typeof customizationRecord>;

/** PUT names the version it read; an older one is answered with 409 VERSION_CONFLICT. */
export const customizationReplacement = customization.extend({ version: version.min(0) });

/** Only the named sections change. */
export const customizationUpdate = customization.partial().extend({ version: version.min(0) });

export const sectionName = z.enum(
  Object.keys(customization.shape) as [
    keyof typeof customization.shape,
    ...(keyof typeof customization.shape)[],
  ],
);

export const customizationVersion = z.object({
  id: z.uuid(),
  number: version,
  createdAt: z.iso.datetime(),
  origin: z.enum(['before', 'save', 'restore', 'plan']),
  authorName: z.string(),
  /** The sections that this save changed. */
  sections: z.array(sectionName),
});
export type CustomizationVersion = z.infer<typeof customizationVersion>;
export const customizationVersionQuery = listQuery(['-number']);
export type CustomizationVersionQuery = z.infer<typeof customizationVersionQuery>;
export const customizationVersionList = listReply(customizationVersion);
export const customizationVersionDetail = customizationVersion.extend({ customization });

/** The version of the document that is replaced. */
export const restoreInput = z.strictObject({ version: version.min(0) });

export const planInput = z.strictObject({
  publishAt: z.iso.datetime(),
  sections: customization
    .partial()
    .refine((sections) => Object.keys(sections).length > 0, { message: 'required' }),
});
export type PlanInput = z.infer<typeof planInput>;

const customizationPlan = z.object({
  id: z.uuid(),
  publishAt: z.iso.datetime(),
  sections: z.array(sectionName),
  authorName: z.string(),
});
export type CustomizationPlan = z.infer<typeof customizationPlan>;
export const planReply = customizationPlan;
export const planList = z.array(customizationPlan);
