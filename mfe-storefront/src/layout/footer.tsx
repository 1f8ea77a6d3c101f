import { CachedHtml, useSettings } from 'mfe-shared';
import { FooterContent } from './footer-content';

/** The footer of every page, from the store's customization. */
export function Footer() {
  const { customization } = useSettings();
  if (!customization) return null;
  return (
    <CachedHtml component="footer" of={['footer']} data-customization="footer" sx={footerStyles}>
      <FooterContent customization={customization} />
    </CachedHtml>
  );
}

const footerStyles = {
  mt: { xs: 6, md: 10 },
  bgcolor: 'neutral.1',
  borderTop: 1,
  borderColor: 'divider',
};
