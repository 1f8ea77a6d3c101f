const key = 'recent-searches';
const most = 5;
const longest = 128;

/** The recent searches in this browser, the latest first. Each store has its own address, and so its own storage. */
export function readRecentSearches(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found)
      ? found.filter((one) => typeof one === 'string' && one.length <= longest).slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export function keepRecentSearch(term: string): void {
  const q = term.trim().slice(0, longest);
  if (q.length < 2) return;
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== q.toLowerCase());
  write([q, ...others].slice(0, most));
}

export const forgetRecentSearches = (): void => write([]);

function write(terms: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(terms));
  } catch {
    // A browser that stores nothing has no recent searches.
  }
}
