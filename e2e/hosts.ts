/** Address of a store of the demo world, or of the platform itself, on the server these journeys run against. */
export function hostUrl(store?: 'fresh' | 'bakehouse' | 'closed' | 'greens'): string {
  return `http://${store ? `${store}.` : ''}localhost:${process.env.E2E_PORT}`;
}
