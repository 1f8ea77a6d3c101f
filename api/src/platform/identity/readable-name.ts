/** Returns a provider's name of a person, for people to read: one line, as long as any name here may be. */
export function readableName(given: string, email: string): string {
  const line = given
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return line.length >= 2 ? line : (email.split('@')[0] ?? '').padEnd(2, '.').slice(0, 80);
}
