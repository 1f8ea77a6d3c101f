import type { Customization } from '../../features/customization/customization.schema.ts';
import { text } from '../text.ts';
import { checkoutLabels, dashboardLabels, navbarLabels } from './labels.ts';
import { faqItems, privacyPolicy, terms } from './legal.ts';
import type { StoreWords } from './store-words.ts';

/** A store's whole document: its own texts, the shared ones, and the URLs of its pictures. */
export function buildCustomization(words: StoreWords, picture: (name: string) => string): Customization {
  const show = { status: true };
  const [first, second] = words.shipping;
  if (!first || !second) throw new Error(`${words.name} needs two shipping options`);
  return {
    navbar: { ...navbarLabels, phone: words.phone, logo: picture('logo') },
    home: {
      coupon_status: true,
      discount_title: text('Coupons for you', 'Gutscheine für dich', 'Vos codes promo'),
      discount_coupon_code: words.couponCodes.slice(0, 2),
      featured: { ...show, ...words.featured },
      feature_product_limit: 18,
      popular: { ...show, ...words.popular },
      popular_product_limit: 18,
      latest_discount: { ...show, ...words.latestDiscount },
      latest_discount_product_limit: 18,
      daily_needs: {
        ...show,
        ...words.dailyNeeds,
        image_left: picture('daily-left'),
        image_right: picture('daily-right'),
        button: text('Get the app', 'App holen', 'Obtenir l’appli'),
        google_play_link: `https://play.google.com/store/search?q=${encodeURIComponent(words.name)}`,
        app_store_link: `https://apps.apple.com/search?term=${encodeURIComponent(words.name)}`,
      },
      promotion_banner: { ...show, ...words.promotion, image: picture('promotion-banner') },
      delivery: {
        ...show,
        ...words.delivery,
        button: text('How we deliver', 'So liefern wir', 'Notre livraison'),
        link: '/faq',
        image: picture('delivery'),
      },
      feature_promo: { ...show, items: words.promises },
    },
    about_us: {
      header: { ...show, image: picture('about-header'), title: text('About us', 'Über uns', 'À propos') },
      top: {
        ...show,
        title: words.about.title,
        description: words.about.description,
        image: picture('about-top'),
        cards: words.about.cards,
      },
      middle: {
        ...show,
        description: words.about.middle,
        second_description: words.about.second,
        image: picture('about-middle'),
      },
      team: {
        ...show,
        title: text('The people', 'Die Leute', 'L’équipe'),
        description: text(
          'Say hello when they are at your door.',
          'Sag Hallo, wenn sie an der Tür stehen.',
          'Dites-leur bonjour à votre porte.',
        ),
        members: words.team.map((member, index) => ({ ...member, image: picture(`team-${index + 1}`) })),
      },
    },
    contact_us: {
      header: { ...show, image: picture('contact-header'), title: text('Contact', 'Kontakt', 'Contact') },
      email_box: {
        ...show,
        title: text('Write to us', 'Schreib uns', 'Écrivez-nous'),
        email: words.email,
        text: text(
          'We answer within one working day.',
          'Wir antworten binnen eines Werktags.',
          'Réponse sous un jour ouvré.',
        ),
      },
      phone_box: {
        ...show,
        title: text('Call us', 'Ruf uns an', 'Appelez-nous'),
        phone: words.phone,
        text: text(
          'Monday to Saturday, 8 am to 8 pm.',
          'Montag bis Samstag, 8 bis 20 Uhr.',
          'Du lundi au samedi, de 8 h à 20 h.',
        ),
      },
      address_box: {
        ...show,
        title: text('Visit us', 'Besuch uns', 'Passez nous voir'),
        address: words.address,
      },
      form: {
        ...show,
        title: text('Send a message', 'Nachricht senden', 'Envoyer un message'),
        description: text(
          'Praise, complaints, wishes: somebody reads it all.',
          'Lob, Ärger, Wünsche: Jemand liest alles.',
          'Compliments, soucis, envies : quelqu’un lit tout.',
        ),
        image: picture('contact-form'),
      },
    },
    offers: {
      ...show,
      image: picture('offers-header'),
      title: text('Offers', 'Angebote', 'Offres'),
      coupon_code: words.couponCodes,
    },
    privacy_policy: {
      ...show,
      title: navbarLabels.privacy_policy,
      image: picture('text-header'),
      description: privacyPolicy(words.name, words.email),
    },
    term_and_condition: {
      ...show,
      title: navbarLabels.term_and_condition,
      image: picture('text-header'),
      description: terms(words.name),
    },
    faq: {
      ...show,
      title: text('Questions and answers', 'Fragen und Antworten', 'Questions et réponses'),
      image: picture('faq'),
      items: faqItems(words.name),
    },
    slider: {
      left_right_arrow: true,
      bottom_dots: true,
      both_slider: false,
      slides: words.slides.map((slide, index) => ({ image: picture(`slide-${index + 1}`), ...slide })),
    },
    checkout: {
      ...checkoutLabels,
      shipping_name_one: first.name,
      shipping_one_desc: first.description,
      shipping_one_cost: first.cost,
      shipping_name_two: second.name,
      shipping_two_desc: second.description,
      shipping_two_cost: second.cost,
      shipping_one_days: first.times.days,
      shipping_one_weekdays: [...first.times.weekdays],
      shipping_one_order_by: first.times.orderBy,
      shipping_one_deliver_by: first.times.deliverBy,
      shipping_two_days: second.times.days,
      shipping_two_weekdays: [...second.times.weekdays],
      shipping_two_order_by: second.times.orderBy,
      shipping_two_deliver_by: second.times.deliverBy,
      days_without_delivery: [],
    },
    dashboard: dashboardLabels,
    footer: {
      blocks: [
        {
          ...show,
          title: text('Company', 'Unternehmen', 'Entreprise'),
          links: [
            { title: navbarLabels.about_us, link: '/about-us' },
            { title: navbarLabels.contact_us, link: '/contact-us' },
            { title: navbarLabels.offers, link: '/offer' },
            { title: navbarLabels.faq, link: '/faq' },
          ],
        },
        {
          ...show,
          title: navbarLabels.categories,
          links: words.categories.map(({ slug, name }) => ({
            title: name,
            link: `/search?category=${slug}`,
          })),
        },
        {
          ...show,
          title: text('My account', 'Mein Konto', 'Mon compte'),
          links: [
            { title: dashboardLabels.dashboard_title, link: '/user/dashboard' },
            { title: dashboardLabels.my_order, link: '/user/my-orders' },
            { title: dashboardLabels.update_profile, link: '/user/update-profile' },
            { title: navbarLabels.privacy_policy, link: '/privacy-policy' },
            { title: navbarLabels.term_and_condition, link: '/terms-and-conditions' },
          ],
        },
      ],
      block_four: {
        ...show,
        logo: picture('logo'),
        address: words.address,
        phone: words.phone,
        email: words.email,
      },
      social_links: {
        ...show,
        title: text('Follow us', 'Folge uns', 'Suivez-nous'),
        facebook: 'https://www.facebook.com/',
        twitter: 'https://x.com/',
        pinterest: 'https://www.pinterest.com/',
        linkedin: 'https://www.linkedin.com/',
        whatsapp: 'https://www.whatsapp.com/',
      },
      payment_method: { ...show, image: '' },
      bottom_contact: { ...show, title: text('Call us', 'Ruf uns an', 'Appelez-nous'), contact: words.phone },
      shipping_note: words.shippingNote,
    },
    slug: { right_box_status: true, notes: words.productNotes },
    seo: {
      favicon: picture('favicon'),
      meta_title: words.seo.title,
      meta_description: words.seo.description,
      meta_keywords: words.seo.keywords,
      meta_img: picture('slide-1'),
      meta_url: words.domain,
    },
  };
}
