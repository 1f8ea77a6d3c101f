import type { Customization } from './customization.schema.ts';
import { defaultHome, defaultSlider } from './default-home.ts';
import { defaultCheckout, defaultDashboard, defaultNavbar } from './default-labels.ts';
import { defaultAboutUs, defaultContactUs, defaultFaq, defaultPolicies } from './default-pages.ts';
import type { StoreFacts } from './localize.ts';
import { none, t, withMoney } from './localize.ts';

/** The document of a store that has not written its own yet: complete in all languages, and true of any grocery. */
export function defaultCustomization(store: StoreFacts): Customization {
  return {
    navbar: defaultNavbar,
    home: defaultHome,
    about_us: defaultAboutUs(store),
    contact_us: defaultContactUs(store),
    offers: {
      status: true,
      image: '',
      title: t('Offers', 'Angebote', 'Offres'),
      coupon_code: [],
    },
    ...defaultPolicies(store),
    faq: defaultFaq,
    slider: defaultSlider,
    checkout: defaultCheckout,
    dashboard: defaultDashboard,
    footer: defaultFooter(store),
    slug: {
      right_box_status: true,
      notes: [
        t(
          'Dispatched the same day when ordered before noon.',
          'Bestellungen bis 12 Uhr werden am selben Tag verschickt.',
          'Expédié le jour même pour toute commande passée avant midi.',
        ),
        withMoney(
          10_000,
          store.currency,
          t(
            'Free shipping applies to all orders over {amount}.',
            'Kostenloser Versand für alle Bestellungen über {amount}.',
            'Livraison gratuite pour toute commande de plus de {amount}.',
          ),
        ),
        t(
          'Home delivery within one hour.',
          'Lieferung nach Hause in einer Stunde.',
          'Livraison à domicile en une heure.',
        ),
        t(
          'Cash on delivery available.',
          'Barzahlung bei Lieferung möglich.',
          'Paiement à la livraison possible.',
        ),
        t(
          '7 days return, money back guarantee.',
          '7 Tage Rückgabe mit Geld-zurück-Garantie.',
          'Retour sous 7 jours, satisfait ou remboursé.',
        ),
        t(
          'No returns for this product after opening.',
          'Nach dem Öffnen ist keine Rückgabe möglich.',
          'Ce produit ne peut pas être retourné après ouverture.',
        ),
        t(
          'Always fresh, or your money back.',
          'Immer frisch, sonst Geld zurück.',
          'Toujours frais, sinon remboursé.',
        ),
      ],
    },
    seo: {
      favicon: '',
      meta_title: t(store.name, store.name, store.name),
      meta_description: t(
        `${store.name}: fresh groceries, ordered online and delivered to your door.`,
        `${store.name}: frische Lebensmittel, online bestellt und bis an die Tür geliefert.`,
        `${store.name} : des produits frais, commandés en ligne et livrés à votre porte.`,
      ),
      meta_keywords: t(
        'groceries, fresh food, online grocery store, delivery',
        'Lebensmittel, frische Lebensmittel, Online-Supermarkt, Lieferung',
        'épicerie, produits frais, supermarché en ligne, livraison',
      ),
      meta_img: '',
      meta_url: '',
    },
  };
}

function defaultFooter({ email, currency }: StoreFacts): Customization['footer'] {
  return {
    blocks: [
      {
        status: true,
        title: t('Company', 'Unternehmen', 'Entreprise'),
        links: [
          { title: t('About us', 'Über uns', 'À propos'), link: '/about-us' },
          { title: t('Contact us', 'Kontakt', 'Contact'), link: '/contact-us' },
          { title: t('Offers', 'Angebote', 'Offres'), link: '/offers' },
          { title: t('FAQ', 'Häufige Fragen', 'Questions fréquentes'), link: '/faq' },
        ],
      },
      {
        status: true,
        title: t('Popular categories', 'Beliebte Kategorien', 'Catégories populaires'),
        links: [
          {
            title: t('Fish & meat', 'Fisch & Fleisch', 'Poisson et viande'),
            link: '/search?category=fish-meat',
          },
          {
            title: t('Fruits & vegetables', 'Obst & Gemüse', 'Fruits et légumes'),
            link: '/search?category=fruits-vegetable',
          },
          {
            title: t('Milk & dairy', 'Milch & Käse', 'Lait et produits laitiers'),
            link: '/search?category=milk-dairy',
          },
          { title: t('Drinks', 'Getränke', 'Boissons'), link: '/search?category=drinks' },
        ],
      },
      {
        status: true,
        title: t('My account', 'Mein Konto', 'Mon compte'),
        links: [
          { title: t('Dashboard', 'Übersicht', 'Tableau de bord'), link: '/user/dashboard' },
          { title: t('My orders', 'Meine Bestellungen', 'Mes commandes'), link: '/user/my-orders' },
          {
            title: t('Update profile', 'Profil bearbeiten', 'Modifier le profil'),
            link: '/user/update-profile',
          },
          { title: t('Privacy policy', 'Datenschutz', 'Confidentialité'), link: '/privacy-policy' },
        ],
      },
    ],
    block_four: { status: true, logo: '', address: none, phone: '', email },
    social_links: {
      status: false,
      title: t('Follow us', 'Folgen Sie uns', 'Suivez-nous'),
      facebook: '',
      twitter: '',
      pinterest: '',
      linkedin: '',
      whatsapp: '',
    },
    payment_method: { status: false, image: '' },
    bottom_contact: { status: false, title: t('Call us', 'Rufen Sie uns an', 'Appelez-nous'), contact: '' },
    shipping_note: withMoney(
      50_000,
      currency,
      t('Free shipping from {amount}', 'Kostenloser Versand ab {amount}', 'Livraison gratuite dès {amount}'),
    ),
  };
}
