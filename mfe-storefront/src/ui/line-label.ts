/** Which variant it is, “Whole bean / 250 g”, and its size where that does not say it already. */
export function lineLabel(variant: string, unit: string): string {
  const parts = variant.split(' / ');
  return [variant, parts.includes(unit) ? '' : unit].filter(Boolean).join(' · ');
}
