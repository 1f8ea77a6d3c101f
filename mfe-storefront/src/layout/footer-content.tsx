import type { Customization } from 'api';
import { Mail, MapPin, Phone } from 'lucide-react';
import { Box, Button, Image, Link, Typography, useTenant, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { darkLogo } from './dark-logo';
import { FooterBlock } from './footer-block';
import { isOpen } from './menu-of';
import { SocialLinks } from './social-links';
import { useConsentRequests, useServices } from './use-services';
import { WaysToPay } from './ways-to-pay';

/** The footer as the store's customization has it. */
export function FooterContent({ customization }: { customization: Customization }) {
  const { name } = useTenant();
  const text = useText();
  const { t } = useTranslation('storefront/layout');
  const { analytics, chat } = useServices();
  const { footer } = customization;
  const contact = footer.block_four;
  return (
    <Box sx={innerStyles}>
      <Box sx={gridStyles}>
        {contact.status ? (
          <Box
            component="address"
            data-customization="footer.block_four"
            sx={{ fontStyle: 'normal', minWidth: 0 }}
          >
            {contact.logo ? (
              <Image src={contact.logo} alt={name} width={160} height={40} sx={logoStyles} />
            ) : (
              <Typography variant="h3" component="p">
                {name}
              </Typography>
            )}
            <Box sx={{ display: 'grid', gap: 1, mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
              {text(contact.address) ? (
                <Box sx={lineStyles}>
                  <MapPin size={16} aria-hidden />
                  {text(contact.address)}
                </Box>
              ) : null}
              {contact.phone ? (
                <Link href={`tel:${contact.phone.replaceAll(' ', '')}`} underline={false} sx={lineStyles}>
                  <Phone size={16} aria-hidden />
                  {contact.phone}
                </Link>
              ) : null}
              {contact.email ? (
                <Link href={`mailto:${contact.email}`} underline={false} sx={lineStyles}>
                  <Mail size={16} aria-hidden />
                  {contact.email}
                </Link>
              ) : null}
            </Box>
          </Box>
        ) : null}
        {footer.blocks.map((block, index) => {
          const links = block.links.filter(({ link }) => isOpen(customization, link));
          return block.status && links.length > 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and its titles change with the language.
            <FooterBlock key={index} part={`footer.blocks.${index}`} block={{ ...block, links }} />
          ) : null;
        })}
      </Box>
      <Box sx={endStyles}>
        <Typography variant="body2">{text(footer.shipping_note)}</Typography>
        {footer.social_links.status ? <SocialLinks links={footer.social_links} /> : null}
        {footer.payment_method.status ? <WaysToPay image={footer.payment_method.image} /> : null}
        {footer.bottom_contact.status ? (
          <Typography variant="body2">
            {text(footer.bottom_contact.title)}{' '}
            <Link href={`tel:${footer.bottom_contact.contact.replaceAll(' ', '')}`} sx={{ fontWeight: 600 }}>
              {footer.bottom_contact.contact}
            </Link>
          </Typography>
        ) : null}
        {analytics || chat ? (
          <Button size="small" onClick={() => useConsentRequests.setState((times) => times + 1)}>
            {t('consent.title')}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

const innerStyles = { maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 4, md: 6 } };
const gridStyles = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr 1fr', md: '1.5fr repeat(3, 1fr)' },
  '& > address': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};
const logoStyles = { ...darkLogo, width: 'auto', height: 40, maxWidth: 200, objectFit: 'contain' };
const lineStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  '& svg': { flex: 'none', mt: '2px' },
};
const endStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mt: 4,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
};
