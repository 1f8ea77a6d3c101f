import type { ParseKeys, ResourceNamespaceMap } from 'i18next';

export type WordNamespace = keyof ResourceNamespaceMap;

/** A key with its namespace: `store-admin/products:title`. */
export type WordKey = {
  [Name in keyof ResourceNamespaceMap]: `${Name}:${ParseKeys<Name>}`;
}[keyof ResourceNamespaceMap];

/** The values of a field that these keys have words for: of `status.hide` and `status.show` those two. */
export type ValueAmong<Key, Field extends string> = Key extends `${Field}.${infer Value}` ? Value : never;

/** What these keys name: of `fields.code`, `columns.code` and `code` that. */
export type NameAmong<Key> = Key extends `${'fields' | 'columns'}.${infer Name}` ? Name : Key;
