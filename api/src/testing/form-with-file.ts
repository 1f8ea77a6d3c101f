type Options = { type: string; field?: string };

/** The body and the header of a form with one file, as a browser sends it. */
export async function formWithFile(
  content: Buffer,
  name: string,
  { type, field = 'file' }: Options,
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(content)], name, { type }));
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return { body, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } };
}
