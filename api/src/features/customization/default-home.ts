import type { Customization } from './customization.schema.ts';
import { none, t } from './localize.ts';

const productLimit = 18;
const shopNow = t('Shop now', 'Jetzt einkaufen', 'Acheter');

export const defaultSlider: Customization['slider'] = {
  left_right_arrow: true,
  bottom_dots: true,
  both_slider: false,
  slides: [
    {
      image: '',
      title: t(
        'The best quality products, delivered fresh',
        'Beste Qualität, frisch geliefert',
        'Des produits de qualité, livrés frais',
      ),
      description: t(
        'Fruit, vegetables, bread and everything else you need this week.',
        'Obst, Gemüse, Brot und alles, was Sie diese Woche brauchen.',
        'Fruits, légumes, pain et tout ce qu’il vous faut cette semaine.',
      ),
      button: shopNow,
      link: '/search',
    },
    {
      image: '',
      title: t('Picked in the morning', 'Am Morgen geerntet', 'Cueillis du matin'),
      description: t(
        'Seasonal fruit and vegetables from growers we know.',
        'Obst und Gemüse der Saison von Erzeugern, die wir kennen.',
        'Des fruits et légumes de saison de producteurs que nous connaissons.',
      ),
      button: shopNow,
      link: '/search?category=fruits-vegetable',
    },
    {
      image: '',
      title: t(
        'A good breakfast starts here',
        'Hier beginnt ein gutes Frühstück',
        'Un bon petit-déjeuner commence ici',
      ),
      description: t(
        'Milk, eggs, bread and cereals for the whole family.',
        'Milch, Eier, Brot und Müsli für die ganze Familie.',
        'Lait, œufs, pain et céréales pour toute la famille.',
      ),
      button: shopNow,
      link: '/search?category=breakfast',
    },
  ],
};

export const defaultHome: Customization['home'] = {
  coupon_status: true,
  discount_title: t('Latest coupons', 'Neueste Gutscheine', 'Derniers coupons'),
  discount_coupon_code: [],
  featured: {
    status: true,
    title: t('Featured categories', 'Ausgewählte Kategorien', 'Catégories à la une'),
    description: t(
      'Choose what you need from our shelves.',
      'Wählen Sie aus unseren Regalen, was Sie brauchen.',
      'Choisissez ce qu’il vous faut dans nos rayons.',
    ),
  },
  feature_product_limit: productLimit,
  popular: {
    status: true,
    title: t('Popular products', 'Beliebte Produkte', 'Produits populaires'),
    description: t(
      'What our customers put into their baskets most often.',
      'Was unsere Kundinnen und Kunden am häufigsten kaufen.',
      'Ce que nos clients mettent le plus souvent dans leur panier.',
    ),
  },
  popular_product_limit: productLimit,
  latest_discount: {
    status: true,
    title: t('Latest discounts', 'Aktuelle Rabatte', 'Dernières remises'),
    description: t(
      'Good things at a better price, while stocks last.',
      'Gutes zum besseren Preis, solange der Vorrat reicht.',
      'De bonnes choses à meilleur prix, dans la limite des stocks.',
    ),
  },
  latest_discount_product_limit: productLimit,
  daily_needs: {
    status: false,
    title: t(
      'Get your daily needs from our app',
      'Der tägliche Bedarf in unserer App',
      'Vos courses du quotidien avec notre appli',
    ),
    description: none,
    image_left: '',
    image_right: '',
    button: none,
    google_play_link: '',
    app_store_link: '',
  },
  promotion_banner: {
    status: true,
    title: t('Fresh every day', 'Jeden Tag frisch', 'Frais chaque jour'),
    description: t(
      'Order today and have it at your door.',
      'Heute bestellen, bis an die Tür geliefert bekommen.',
      'Commandez aujourd’hui, faites-vous livrer à votre porte.',
    ),
    button: shopNow,
    link: '/search',
    image: '',
  },
  delivery: {
    status: true,
    title: t('Quick delivery to your home', 'Schnelle Lieferung nach Hause', 'Livraison rapide à domicile'),
    description: t(
      'We pick your order by hand, keep it cool and bring it to your kitchen door.',
      'Wir stellen Ihre Bestellung von Hand zusammen, kühlen sie und bringen sie bis an die Küchentür.',
      'Nous préparons votre commande à la main, la gardons au frais et la livrons jusqu’à votre cuisine.',
    ),
    button: t('Start shopping', 'Einkauf beginnen', 'Commencer mes achats'),
    link: '/search',
    image: '',
  },
  feature_promo: {
    status: true,
    items: [
      {
        title: t('Free shipping', 'Kostenloser Versand', 'Livraison gratuite'),
        description: t('For large orders', 'Für große Bestellungen', 'Pour les grosses commandes'),
      },
      {
        title: t('Support', 'Hilfe', 'Assistance'),
        description: t('Ask us any day', 'An jedem Tag für Sie da', 'À votre écoute chaque jour'),
      },
      {
        title: t('Secure payment', 'Sicher bezahlen', 'Paiement sécurisé'),
        description: t('Pay on delivery', 'Bezahlung bei Lieferung', 'Payez à la livraison'),
      },
      {
        title: t('Latest offers', 'Aktuelle Angebote', 'Dernières offres'),
        description: t('Every week', 'Jede Woche', 'Chaque semaine'),
      },
    ],
  },
};
