/** The number of fields with an error; one for a variant's price counts as one. */
export function countErrors(errors: object): number {
  return Object.entries(errors).reduce((count, [key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return count;
    return count + ('type' in value && typeof value.type === 'string' ? 1 : countErrors(value));
  }, 0);
}
