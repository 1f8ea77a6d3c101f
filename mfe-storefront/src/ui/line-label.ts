/** The variant of a line, “Whole bean / 250 g”, with its size unless the variant says it already. */
export function lineLabel(variant: string, unit: string): string {
  const parts = variant.split(' / ');
  return [variant, parts.includes(unit) ? '' : unit].filter(Boolean).join(' · ');
}
