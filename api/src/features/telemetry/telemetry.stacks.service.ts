import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/http/services.ts';
import { readBuilt } from '../../platform/storage/read-built.ts';
import { mapsFile, readMaps } from '../../platform/storage/release-maps.ts';
import type { Frame } from './stack-frames.ts';
import { readFrame, writeFrame } from './stack-frames.ts';

type Given = Pick<Services, 'releaseFiles' | 'builds'>;

/** The lines of a file of a build, and its source map. */
type Mapped = { trace: TraceMap; lines: string[] };

/** A read map takes about ten times its length. */
const cacheSize = 8_000_000;
/** A page may name any builds in its reports; a real stack names three or four. */
const mostBuilds = 6;

const cache = new LRUCache<string, Mapped>({ maxSize: cacheSize });
const keyOf = ({ remote, build, file }: Frame) => `${remote}/${build}/${file}`;

/** Stacks whose lines name sources and their functions in place of a build's files, where there are maps. */
export async function resolveStacks<Item extends { stack: string }>(
  given: Given,
  items: Item[],
): Promise<Item[]> {
  const frames = items.flatMap(({ stack }) => stack.split('\n').map(readFrame)).filter((one) => one !== null);
  const byBuild = Map.groupBy(frames, ({ remote, build }) => `${remote}/${build}`);
  const maps = new Map<string, Mapped>();
  for (const ofBuild of [...byBuild.values()].slice(0, mostBuilds)) await load(given, ofBuild, maps);
  const resolve = (line: string) => {
    const frame = readFrame(line);
    const mapped = frame && maps.get(keyOf(frame));
    return (mapped && resolveFrame(frame, mapped)) || line;
  };
  return items.map((item) => ({ ...item, stack: item.stack.split('\n').map(resolve).join('\n') }));
}

async function load(given: Given, frames: Frame[], maps: Map<string, Mapped>): Promise<void> {
  const [first] = frames;
  if (!first) return;
  const wanted = new Set<string>();
  for (const frame of frames) {
    const known = cache.get(keyOf(frame));
    if (known) maps.set(keyOf(frame), known);
    else wanted.add(frame.file);
  }
  const packed = wanted.size > 0 ? await readBuilt(given, first, mapsFile) : null;
  if (!packed) return;
  // A team may have sent anything.
  const found = await readMaps(packed, [...wanted]).catch(() => null);
  for (const [file, map] of found ?? []) {
    const code = (await readBuilt(given, first, file))?.toString() ?? '';
    const mapped = { trace: new TraceMap({ ...map, file }), lines: code.split('\n') };
    maps.set(keyOf({ ...first, file }), mapped);
    cache.set(keyOf({ ...first, file }), mapped, { size: map.mappings.length + code.length + 1 });
  }
}

function resolveFrame({ line, column, name }: Frame, { trace, lines }: Mapped): string | null {
  // Stacks count columns from 1, maps from 0.
  const found = originalPositionFor(trace, { line, column: column - 1 });
  if (!found.source) return null;
  const own = nameBefore(lines[line - 1] ?? '', column - 1, name);
  const before = own === null ? null : originalPositionFor(trace, { line, column: own }).name;
  return writeFrame(before ?? name, found.source, found.line, found.column + 1);
}

/** Returns where the function of this short name around a column begins: a map knows its real name there. */
function nameBefore(code: string, column: number, name: string): number | null {
  if (!/^[\w$]+$/.test(name)) return null;
  const start = Math.max(
    code.lastIndexOf(`function ${name}(`, column),
    code.lastIndexOf(`function* ${name}(`, column),
  );
  if (start >= 0) return code.indexOf(name, start + 'function'.length);
  const assigned = code.lastIndexOf(`${name}=`, column);
  return assigned >= 0 && !/[\w$.]/.test(code[assigned - 1] ?? '') ? assigned : null;
}
