import { escapeHtml } from '../../platform/escape-html.ts';
import type { Customization } from './customization.schema.ts';
import type { StoreFacts } from './default-texts.ts';
import { defaultTexts, none, withName } from './default-texts.ts';

const { about_us, contact_us, faq, navbar, privacy_policy, term_and_condition } = defaultTexts;

export function defaultAboutUs({ name }: StoreFacts): Customization['about_us'] {
  const { top, middle, team } = about_us;
  return {
    header: { status: true, image: '', title: navbar.about_us },
    top: { status: true, ...top, title: withName(name, top.title), image: '' },
    middle: { status: true, ...middle, image: '' },
    team: { status: false, ...team, description: none, members: [] },
  };
}

export function defaultContactUs({ email }: StoreFacts): Customization['contact_us'] {
  return {
    header: { status: true, image: '', title: navbar.contact_us },
    email_box: { status: true, ...contact_us.email_box, email },
    phone_box: { status: false, ...contact_us.phone_box, phone: '' },
    address_box: { status: false, ...contact_us.address_box, address: none },
    form: { status: true, ...contact_us.form, image: '' },
  };
}

export function defaultPolicies({
  name,
}: StoreFacts): Pick<Customization, 'privacy_policy' | 'term_and_condition'> {
  return {
    privacy_policy: {
      status: true,
      image: '',
      title: privacy_policy.title,
      description: withName(escapeHtml(name), privacy_policy.description),
    },
    term_and_condition: { status: true, image: '', ...term_and_condition },
  };
}

export const defaultFaq: Customization['faq'] = { status: true, image: '', ...faq };
