import type { ParseKeys, ResourceNamespaceMap } from 'i18next';

export type WordNamespace = keyof ResourceNamespaceMap;

/** A key with its namespace: `store-admin/products:title`. */
export type WordKey = {
  [Name in keyof ResourceNamespaceMap]: `${Name}:${ParseKeys<Name>}`;
}[keyof ResourceNamespaceMap];
