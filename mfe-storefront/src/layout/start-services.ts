type Global = { dataLayer?: unknown[] };

/** Both services stay in the page for as long as it is open: a script is added once. */
function addScript(source: string): boolean {
  if (document.querySelector(`script[src="${source}"]`)) return false;
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
  return true;
}

/**
 * Google Analytics 4, for visitors who allowed it to count them; for advertising it may store nothing. It follows the
 * pages of one visit by itself.
 */
export function startAnalytics(key: string): void {
  const page = window as Global;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  /** Google reads the function's own `arguments`, not an array of them. */
  function tell(..._said: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: what Google's script reads.
    layer.push(arguments);
  }
  if (!addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(key)}`)) return;
  const denied = 'denied';
  tell('consent', 'default', {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: 'granted',
  });
  tell('js', new Date());
  tell('config', key);
}

/** The chat of tawk.to, by the ids of its property and its widget. */
export function startChat(ids: string): void {
  addScript(`https://embed.tawk.to/${ids}`);
}
