import type { ParseKeys, ResourceNamespaceMap } from 'i18next';

export type WordNamespace = keyof ResourceNamespaceMap;

/** A key with its namespace: `store-admin/products:title`. */
export type WordKey = {
  [Name in keyof ResourceNamespaceMap]: `${Name}:${ParseKeys<Name>}`;
}[keyof ResourceNamespaceMap];

/** The values of a field that these keys have words for: `hide` and `show` for `status.hide` and `status.show`. */
export type ValueAmong<Key, Field extends string> = Key extends `${Field}.${infer Value}` ? Value : never;

/** The names in these keys: `code` for each of `fields.code`, `columns.code` and `code`. */
export type NameAmong<Key> = Key extends `${'fields' | 'columns'}.${infer Name}` ? Name : Key;

/** The groups in these keys: `problems` for `problems.taken`. */
export type WordGroup<Key> = Key extends `${infer Group}.${string}` ? Group : never;
