import { Mail, MapPin, Phone } from 'lucide-react';
import { Box, Link, Typography, useSettings, useText } from 'mfe-shared';
import type { ReactNode } from 'react';
import { ContactForm } from './contact-form';
import { StorePage } from './store-page';
import { unknownPage } from './unknown-page';

/** The store's contact page. */
export function ContactPage() {
  const text = useText();
  const page = useSettings().customization?.contact_us ?? unknownPage();
  const { header, email_box, phone_box, address_box } = page;
  return (
    <StorePage part="contact_us" title={header.title} image={header.status ? header.image : undefined}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
        {email_box.status ? (
          <ContactBox
            part="contact_us.email_box"
            icon={<Mail size={24} />}
            title={text(email_box.title)}
            text={text(email_box.text)}
          >
            <Link href={`mailto:${email_box.email}`}>{email_box.email}</Link>
          </ContactBox>
        ) : null}
        {phone_box.status ? (
          <ContactBox
            part="contact_us.phone_box"
            icon={<Phone size={24} />}
            title={text(phone_box.title)}
            text={text(phone_box.text)}
          >
            <Link href={`tel:${phone_box.phone.replaceAll(' ', '')}`}>{phone_box.phone}</Link>
          </ContactBox>
        ) : null}
        {address_box.status ? (
          <ContactBox
            part="contact_us.address_box"
            icon={<MapPin size={24} />}
            title={text(address_box.title)}
            text={text(address_box.address)}
          />
        ) : null}
      </Box>
      {page.form.status ? <ContactForm form={page.form} /> : null}
    </StorePage>
  );
}

type ContactBoxProps = { part: string; icon: ReactNode; title: string; text: string; children?: ReactNode };

function ContactBox({ part, icon, title, text, children }: ContactBoxProps) {
  return (
    <Box
      component="section"
      data-customization={part}
      sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box aria-hidden sx={{ color: 'primary.main' }}>
        {icon}
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{text}</Typography>
      {children}
    </Box>
  );
}
