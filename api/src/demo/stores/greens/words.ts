import type { StoreWords } from '../../customization/store-words.ts';
import { text } from '../../text.ts';

export const greensWords: StoreWords = {
  name: 'Greens',
  phone: '+1 555 018 7719',
  email: 'hello@greens.test',
  address: text(
    'Long Field Farm, Route 9, Hudson, NY 12534',
    'Long Field Farm, Route 9, Hudson, NY 12534',
    'Long Field Farm, Route 9, Hudson, NY 12534',
  ),
  domain: 'http://greens.example',
  slides: [
    {
      title: text('Pulled this morning', 'Heute früh geerntet', 'Récolté ce matin'),
      description: text(
        'From our field to your kitchen in one day.',
        'Von unserem Feld in deine Küche, an einem Tag.',
        'De notre champ à votre cuisine en un jour.',
      ),
      button: text('See the harvest', 'Ernte ansehen', 'Voir la récolte'),
      link: '/search?category=roots',
    },
    {
      title: text('Leaves with a bite', 'Blätter mit Biss', 'Des feuilles croquantes'),
      description: text(
        'Lettuce, spinach and herbs, cut at six.',
        'Salat, Spinat und Kräuter, um sechs geschnitten.',
        'Laitues, épinards et herbes, coupés à six heures.',
      ),
      button: text('See leaves', 'Blätter ansehen', 'Voir les feuilles'),
      link: '/search?category=leaves',
    },
    {
      title: text('One family, forty acres', 'Eine Familie, sechzehn Hektar', 'Une famille, seize hectares'),
      description: text(
        'Organic since 1988, and muddy ever since.',
        'Bio seit 1988, und seitdem schmutzig.',
        'Bio depuis 1988, et toujours les mains dans la terre.',
      ),
      button: text('About the farm', 'Über den Hof', 'La ferme'),
      link: '/about-us',
    },
    {
      title: text('Red, at last', 'Endlich rot', 'Enfin rouges'),
      description: text(
        'Heirloom tomatoes and peppers, ripened in the sun.',
        'Alte Tomatensorten und Paprika, in der Sonne gereift.',
        'Tomates anciennes et poivrons mûris au soleil.',
      ),
      button: text('See tomatoes', 'Tomaten ansehen', 'Voir les tomates'),
      link: '/search?category=fruiting',
    },
    {
      title: text('The weekly box', 'Die Gemüsekiste', 'Le panier de la semaine'),
      description: text(
        'Eight kinds, one recipe, no decisions.',
        'Acht Sorten, ein Rezept, keine Entscheidung.',
        'Huit variétés, une recette, aucun choix à faire.',
      ),
      button: text('Get a box', 'Kiste holen', 'Prendre un panier'),
      link: '/product/weekly-box',
    },
  ],
  couponCodes: ['HARVEST15', 'GREENSHIP'],
  featured: {
    title: text('This week’s harvest', 'Ernte der Woche', 'La récolte de la semaine'),
    description: text(
      'What the field gives now.',
      'Was das Feld gerade hergibt.',
      'Ce que le champ offre en ce moment.',
    ),
  },
  popular: {
    title: text('Always asked for', 'Immer gefragt', 'Toujours demandés'),
    description: text('In nearly every box.', 'In fast jeder Kiste.', 'Dans presque chaque panier.'),
  },
  latestDiscount: {
    title: text('Plenty of it', 'Reichlich da', 'En abondance'),
    description: text(
      'Good harvest, lower price.',
      'Gute Ernte, kleiner Preis.',
      'Bonne récolte, petit prix.',
    ),
  },
  dailyNeeds: {
    title: text('Soup by Thursday', 'Suppe bis Donnerstag', 'La soupe de jeudi'),
    description: text(
      'Order by Tuesday, cook by Thursday.',
      'Bis Dienstag bestellen, Donnerstag kochen.',
      'Commandez mardi, cuisinez jeudi.',
    ),
  },
  promotion: {
    title: text('A box a week', 'Jede Woche eine Kiste', 'Un panier par semaine'),
    description: text(
      'The field chooses, you cook. From $24.90.',
      'Das Feld wählt, du kochst. Ab 24,90 $.',
      'Le champ choisit, vous cuisinez. Dès 24,90 $.',
    ),
    button: text('See boxes', 'Kisten ansehen', 'Voir les paniers'),
    link: '/search?category=boxes',
  },
  delivery: {
    title: text('Tuesdays and Fridays', 'Dienstags und freitags', 'Mardi et vendredi'),
    description: text(
      'One tour through the valley, no empty kilometres.',
      'Eine Tour durchs Tal, keine leeren Kilometer.',
      'Une tournée dans la vallée, sans kilomètres à vide.',
    ),
  },
  promises: [
    {
      title: text('Organic', 'Bio', 'Bio'),
      description: text('Certified since 1988', 'Zertifiziert seit 1988', 'Certifié depuis 1988'),
    },
    {
      title: text('No plastic', 'Kein Plastik', 'Sans plastique'),
      description: text('Paper and crates only', 'Nur Papier und Kisten', 'Papier et cagettes seulement'),
    },
    {
      title: text('One day', 'Ein Tag', 'Un jour'),
      description: text('From field to door', 'Vom Feld zur Tür', 'Du champ à la porte'),
    },
  ],
  about: {
    title: text('We grow what we eat', 'Wir bauen an, was wir essen', 'Nous cultivons ce que nous mangeons'),
    description: text(
      'Thirty crops in rotation, a hedge full of birds, and a tractor older than our children.',
      'Dreißig Kulturen im Wechsel, eine Hecke voller Vögel und ein Traktor, der älter ist als unsere Kinder.',
      'Trente cultures en rotation, une haie pleine d’oiseaux et un tracteur plus âgé que nos enfants.',
    ),
    cards: [
      {
        title: text('30 crops', '30 Kulturen', '30 cultures'),
        description: text(
          'Never the same bed twice',
          'Nie zweimal im selben Beet',
          'Jamais deux fois au même endroit',
        ),
      },
      {
        title: text('16 hectares', '16 Hektar', '16 hectares'),
        description: text('All within sight', 'Alle in Sichtweite', 'Tous à portée de vue'),
      },
      {
        title: text('9 people', '9 Leute', '9 personnes'),
        description: text('All year round', 'Das ganze Jahr', 'Toute l’année'),
      },
    ],
    middle: text(
      'Healthy soil is our savings account. We put in more than we take.',
      'Gesunder Boden ist unser Sparbuch. Wir geben mehr hinein, als wir nehmen.',
      'Un sol sain est notre épargne. Nous y mettons plus que nous n’en prenons.',
    ),
    second: text(
      'Come and see: on the first Sunday of the month the gate is open, and there is soup.',
      'Komm vorbei: Am ersten Sonntag im Monat ist das Tor offen, und es gibt Suppe.',
      'Venez voir : le premier dimanche du mois, la porte est ouverte et il y a de la soupe.',
    ),
  },
  team: [
    { name: 'Ruth Langfield', role: text('Farmer', 'Bäuerin', 'Agricultrice') },
    { name: 'Alex Moss', role: text('Greenhouse', 'Gewächshaus', 'Serre') },
    { name: 'Edith Langfield', role: text('Seeds', 'Saatgut', 'Semences') },
    { name: 'Noah Reed', role: text('Field', 'Feld', 'Champ') },
    { name: 'Kim Sato', role: text('Machines', 'Maschinen', 'Machines') },
    { name: 'Ben Ortiz', role: text('Boxes', 'Kisten', 'Paniers') },
  ],
  shipping: [
    {
      name: text('Next tour', 'Nächste Tour', 'Prochaine tournée'),
      description: text(
        'Tuesday or Friday, in the afternoon.',
        'Dienstag- oder Freitagnachmittag.',
        'Mardi ou vendredi après-midi.',
      ),
      cost: 590,
      times: { days: 1, weekdays: [2, 5], orderBy: '18:00', deliverBy: '19:00' },
    },
    {
      name: text('Within 7 days', 'Innerhalb von 7 Tagen', 'Sous 7 jours'),
      description: text(
        'With the box of your neighbour.',
        'Zusammen mit der Kiste deiner Nachbarn.',
        'Avec le panier de vos voisins.',
      ),
      cost: 290,
      times: { days: 7, weekdays: [1, 2, 3, 4, 5, 6], orderBy: '', deliverBy: '' },
    },
  ],
  shippingNote: text(
    'Free delivery from $50.00',
    'Kostenlose Lieferung ab 50,00 $',
    'Livraison offerte dès 50,00 $',
  ),
  productNotes: [
    text('Harvested this week', 'Diese Woche geerntet', 'Récolté cette semaine'),
    text('Free shipping over $50', 'Versandkostenfrei ab 50 $', 'Livraison offerte dès 50 $'),
    text('Certified organic', 'Bio-zertifiziert', 'Certifié bio'),
    text('We take the crate back', 'Die Kiste nehmen wir zurück', 'Nous reprenons la cagette'),
  ],
  seo: {
    title: text(
      'Greens: vegetables from our field',
      'Greens: Gemüse von unserem Feld',
      'Greens : les légumes de notre champ',
    ),
    description: text(
      'Organic vegetables and weekly boxes, harvested in the morning and at your door the same day.',
      'Bio-Gemüse und Gemüsekisten, morgens geerntet und am selben Tag an der Tür.',
      'Légumes bio et paniers, récoltés le matin, chez vous le jour même.',
    ),
    keywords: text(
      'vegetables, organic, farm, box',
      'Gemüse, Bio, Hof, Kiste',
      'légumes, bio, ferme, panier',
    ),
  },
  categories: [
    { slug: 'roots', name: text('Roots & bulbs', 'Wurzeln & Knollen', 'Racines et bulbes') },
    { slug: 'leaves', name: text('Leaves & herbs', 'Blätter & Kräuter', 'Feuilles et herbes') },
    {
      slug: 'fruiting',
      name: text('Tomatoes, peppers & co', 'Tomaten, Paprika & Co', 'Tomates, poivrons et cie'),
    },
    { slug: 'boxes', name: text('Boxes & flowers', 'Kisten & Blumen', 'Paniers et fleurs') },
  ],
};
