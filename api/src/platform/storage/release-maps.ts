import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';

const decompress = promisify(brotliDecompress);

/** The source maps of a build, beside its files. No edge gives it out, as the build's record does not name it. */
export const mapsFile = 'maps.json.br';

/** The limit of the compressed file. The largest of our own parts has a tenth of it. */
export const largestMaps = 5_000_000;
const largestUnpacked = 40_000_000;
/** The limit of one file's map: decoded it takes up to thirty times as much memory. */
const longestMappings = 4_000_000;

const sourceMap = z.object({
  version: z.literal(3),
  sources: z.array(z.string().nullable()),
  names: z.array(z.string()),
  mappings: z.string().max(longestMappings),
});
export type SourceMap = z.infer<typeof sourceMap>;

/** File → its map. They are read one by one, since each takes memory. */
const packedMaps = z.record(z.string(), z.unknown());

/** Throws when it is larger than it may be, or no Brotli. */
const unpack = async (bytes: Buffer) => decompress(bytes, { maxOutputLength: largestUnpacked });

export async function areMaps(bytes: Buffer): Promise<boolean> {
  return unpack(bytes).then(
    (text) => text[0] === 0x7b,
    () => false,
  );
}

/** Reads the maps of these files, as far as there are some. */
export async function readMaps(bytes: Buffer, files: string[]): Promise<Map<string, SourceMap>> {
  const maps = packedMaps.parse(JSON.parse((await unpack(bytes)).toString()));
  const found = files.map((file) => [file, sourceMap.safeParse(maps[file]).data] as const);
  return new Map(found.filter((one): one is [string, SourceMap] => one[1] !== undefined));
}
