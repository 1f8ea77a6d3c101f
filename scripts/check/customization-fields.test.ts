import { z } from 'zod';
import { customization } from '../../api/src/features/customization/customization.schema.ts';
import type { Field } from '../../mfe-store-admin/src/features/customization/sections.ts';
import { sectionNames, sections } from '../../mfe-store-admin/src/features/customization/sections.ts';

type Schema = {
  type?: string;
  'x-type'?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  maximum?: number;
};

/** Every value of the document with its kind and limit. */
function valuesOf(schema: Schema, path: string): string[] {
  if (schema['x-type'] === 'LocalizedText') return [`${path} text`];
  if (schema.type === 'array') {
    const list = `${path}[${schema.maxItems}]`;
    return schema.items ? valuesOf(schema.items, list) : [];
  }
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
      valuesOf(inner, path ? `${path}.${key}` : key),
    );
  return [`${path} ${schema.type}${schema.type === 'integer' ? ` ${schema.maximum}` : ''}`];
}

/** The same, as the editor has its fields. */
function editedIn(field: Field, path: string): string[] {
  const own = `${path}.${field.name}`;
  switch (field.kind) {
    case 'set':
      return field.fields.flatMap((inner) => editedIn(inner, path));
    case 'group':
      return field.fields.flatMap((inner) => editedIn(inner, own));
    case 'list':
      return field.fields.flatMap((inner) => editedIn(inner, `${own}[${field.max}]`));
    case 'texts':
      return [`${own}[${field.max}] text`];
    case 'coupons':
      return [`${own}[${field.max}] string`];
    case 'days':
      return [`${own}[${field.max}] string`];
    case 'weekdays':
      return [`${own}[${field.max}] integer 7`];
    case 'text':
    case 'longText':
    case 'richText':
      return [`${own} text`];
    case 'switch':
      return [`${own} boolean`];
    case 'number':
    case 'amount':
      return [`${own} integer ${field.max}`];
    default:
      return [`${own} string`];
  }
}

it('the editor of the customization has a field for every value of the document, and no other', () => {
  const schema = z.toJSONSchema(customization, { io: 'input' }) as Schema;
  const edited = sectionNames.flatMap((name) =>
    sections[name].fields.flatMap((field) => editedIn(field, name)),
  );
  expect(edited.toSorted()).toEqual(valuesOf(schema, '').toSorted());
});
