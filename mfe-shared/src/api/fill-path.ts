/** Puts values into the parameters of a path: `/products/{id}`. */
export const fillPath = (path: string, values: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
