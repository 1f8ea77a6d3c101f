/** The sections of the landing page that header, menu and footer lead to. */
export const anchors = ['features', 'pricing', 'about'] as const;
