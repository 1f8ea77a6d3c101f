import type { SlotRecord } from 'api';
import type { TenantType } from '../routing/areas';
import type { Composition, NavigationEntry, Override, RemoteRelease } from './composition';

export function readComposition(page: Document = document): Composition {
  return parseComposition(readJson(page, 'larder-composition'));
}

/** The page's own composition, or a newer one from the edge. */
export function parseComposition(value: unknown): Composition {
  if (!isRecord(value) || typeof value.id !== 'string' || !isRecord(value.remotes)) {
    throw new Error('The page names no composition.');
  }
  const remotes = Object.entries(value.remotes).map(([name, release]) => [name, parseRelease(name, release)]);
  const shell = typeof value.shell === 'string' ? value.shell : '';
  const page = { id: value.id, shell, remotes: Object.fromEntries(remotes) };
  // The edge has parsed them.
  return Array.isArray(value.overrides) ? { ...page, overrides: value.overrides as Override[] } : page;
}

/** Before mfe-shared is loaded only the kind of host matters; mfe-shared reads the rest of the bootstrap data. */
export function readTenantType(page: Document = document): TenantType {
  const value = readJson(page, 'larder-bootstrap');
  const tenant = isRecord(value) && isRecord(value.tenant) ? value.tenant : {};
  return tenant.type === 'platform' ? 'platform' : 'tenant';
}

/** Whether the server has rendered the page. */
export function isRendered(page: Document = document): boolean {
  return page.getElementById('larder-queries') !== null;
}

function parseRelease(name: string, value: unknown): RemoteRelease {
  if (
    !isRecord(value) ||
    typeof value.build !== 'string' ||
    typeof value.entry !== 'string' ||
    typeof value.global !== 'string'
  ) {
    throw new Error(`The composition does not say which build of ${name} to load.`);
  }
  return {
    build: value.build,
    entry: value.entry,
    global: value.global,
    integrity: typeof value.integrity === 'string' ? value.integrity : undefined,
    version: typeof value.version === 'string' ? value.version : undefined,
    needs: isRecord(value.needs) ? (value.needs as Record<string, string>) : undefined,
    paths: Array.isArray(value.paths) ? value.paths.map(String) : undefined,
    logins: isRecord(value.logins) ? (value.logins as RemoteRelease['logins']) : undefined,
    navigation: Array.isArray(value.navigation) ? (value.navigation as NavigationEntry[]) : undefined,
    slots: Array.isArray(value.slots) ? (value.slots as SlotRecord[]) : undefined,
    fallback: isRecord(value.fallback) ? parseRelease(name, value.fallback) : undefined,
  };
}

function readJson(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
