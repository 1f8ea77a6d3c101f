import type { StoreWords } from '../../customization/store-words.ts';
import { text } from '../../text.ts';

export const bakehouseWords: StoreWords = {
  name: 'Bakehouse',
  phone: '+49 30 5550 1840',
  email: 'hallo@bakehouse.test',
  address: text(
    'Mühlenweg 7, 10405 Berlin, Germany',
    'Mühlenweg 7, 10405 Berlin',
    'Mühlenweg 7, 10405 Berlin, Allemagne',
  ),
  domain: 'http://bakehouse.localhost',
  slides: [
    {
      title: text('Butter, flour, time', 'Butter, Mehl, Zeit', 'Beurre, farine, temps'),
      description: text(
        'Croissants folded by hand over three days.',
        'Croissants, drei Tage lang von Hand tourt.',
        'Des croissants tournés à la main sur trois jours.',
      ),
      button: text('See croissants', 'Croissants ansehen', 'Voir les croissants'),
      link: '/search?category=croissants',
    },
    {
      title: text(
        'Bread with a crust you can hear',
        'Brot mit hörbarer Kruste',
        'Du pain dont on entend la croûte',
      ),
      description: text(
        'Stone oven, long rest, our own sourdough of twelve years.',
        'Steinofen, lange Ruhe, eigener Sauerteig seit zwölf Jahren.',
        'Four en pierre, long repos, levain de douze ans.',
      ),
      button: text('See bread', 'Brot ansehen', 'Voir les pains'),
      link: '/search?category=bread-rolls',
    },
    {
      title: text('For the second half of the day', 'Für die zweite Tageshälfte', 'Pour l’après-midi'),
      description: text(
        'Cakes, cupcakes and doughnuts, until they are gone.',
        'Torten, Cupcakes und Donuts, solange sie reichen.',
        'Gâteaux, cupcakes et beignets, jusqu’au dernier.',
      ),
      button: text('See cakes', 'Torten ansehen', 'Voir les gâteaux'),
      link: '/search?category=cakes',
    },
    {
      title: text(
        'The bakery in your kitchen',
        'Die Bäckerei in deiner Küche',
        'La boulangerie dans votre cuisine',
      ),
      description: text(
        'Our flour, our coffee, our preserves.',
        'Unser Mehl, unser Kaffee, unsere Aufstriche.',
        'Notre farine, notre café, nos confitures.',
      ),
      button: text('See the pantry', 'Vorrat ansehen', 'Voir l’épicerie'),
      link: '/search?category=pantry',
    },
    {
      title: text('Ten candles? No problem', 'Zehn Kerzen? Kein Problem', 'Dix bougies ? Facile'),
      description: text(
        'Birthday cakes with the name on top, ordered by noon.',
        'Geburtstagstorten mit Namen, bis Mittag bestellt.',
        'Gâteaux d’anniversaire avec prénom, commandés avant midi.',
      ),
      button: text('Order a cake', 'Torte bestellen', 'Commander un gâteau'),
      link: '/product/birthday-cake',
    },
  ],
  couponCodes: ['MORGEN10', 'BROTZEIT', 'FREISTADT'],
  featured: {
    title: text('From the oven today', 'Heute aus dem Ofen', 'Sortis du four'),
    description: text(
      'What we would pick for you.',
      'Was wir dir einpacken würden.',
      'Ce que nous choisirions pour vous.',
    ),
  },
  popular: {
    title: text('The regulars', 'Die Lieblinge', 'Les habitués'),
    description: text(
      'Gone first, every day.',
      'Jeden Tag als Erstes weg.',
      'Partis les premiers, chaque jour.',
    ),
  },
  latestDiscount: {
    title: text('This week for less', 'Diese Woche günstiger', 'Moins cher cette semaine'),
    description: text('Until Saturday evening.', 'Bis Samstagabend.', 'Jusqu’à samedi soir.'),
  },
  dailyNeeds: {
    title: text('Breakfast, sorted', 'Frühstück, erledigt', 'Petit-déjeuner, réglé'),
    description: text(
      'Rolls at seven, ordered the night before.',
      'Brötchen um sieben, am Abend vorher bestellt.',
      'Petits pains à sept heures, commandés la veille.',
    ),
  },
  promotion: {
    title: text('Sunday is pancake day', 'Sonntag ist Pfannkuchentag', 'Dimanche, jour des pancakes'),
    description: text(
      'A stack of four with syrup, warm in five minutes.',
      'Vier Stück mit Sirup, in fünf Minuten warm.',
      'Quatre pancakes et du sirop, prêts en cinq minutes.',
    ),
    button: text('Get the stack', 'Stapel holen', 'Je les veux'),
    link: '/product/pancake-stack',
  },
  delivery: {
    title: text(
      'By bicycle, before it cools',
      'Mit dem Rad, bevor es auskühlt',
      'À vélo, avant qu’il ne refroidisse',
    ),
    description: text(
      'Within the ring in under an hour, in boxes that keep the crust dry.',
      'Innerhalb des Rings in unter einer Stunde, in Kisten, die die Kruste trocken halten.',
      'En ville en moins d’une heure, dans des caisses qui gardent la croûte sèche.',
    ),
  },
  promises: [
    {
      title: text('Since 3 am', 'Seit 3 Uhr früh', 'Depuis 3 h'),
      description: text(
        'Baked while you sleep',
        'Gebacken, während du schläfst',
        'Cuit pendant votre sommeil',
      ),
    },
    {
      title: text('No shortcuts', 'Keine Abkürzung', 'Sans raccourci'),
      description: text(
        'No premixes, no additives',
        'Keine Fertigmischung, keine Zusätze',
        'Ni mélange prêt, ni additif',
      ),
    },
    {
      title: text('Nothing wasted', 'Nichts verschwendet', 'Rien de perdu'),
      description: text(
        'Leftovers go to the Tafel',
        'Reste gehen an die Tafel',
        'Les restes aux associations',
      ),
    },
  ],
  about: {
    title: text(
      'Three generations, one sourdough',
      'Drei Generationen, ein Sauerteig',
      'Trois générations, un levain',
    ),
    description: text(
      'Grandpa Karl carried it over in a jar. We feed it every night at ten.',
      'Opa Karl brachte ihn im Glas mit. Wir füttern ihn jeden Abend um zehn.',
      'Grand-père Karl l’a apporté dans un bocal. Nous le nourrissons chaque soir à dix heures.',
    ),
    cards: [
      {
        title: text('65 kinds', '65 Sorten', '65 sortes'),
        description: text('All made here', 'Alle von hier', 'Toutes faites ici'),
      },
      {
        title: text('16 hours', '16 Stunden', '16 heures'),
        description: text('The shortest rest', 'Die kürzeste Teigruhe', 'Le repos le plus court'),
      },
      { title: text('1 oven', '1 Ofen', '1 four'), description: text('From 1962', 'Von 1962', 'De 1962') },
    ],
    middle: text(
      'Good bread needs four things, and one of them is patience. We buy the other three within 60 km.',
      'Gutes Brot braucht vier Dinge, eines davon ist Geduld. Die anderen drei kaufen wir im Umkreis von 60 km.',
      'Un bon pain demande quatre choses, dont la patience. Les trois autres viennent de moins de 60 km.',
    ),
    second: text(
      'We train two apprentices a year. Most of them open a bakery of their own, which is the plan.',
      'Wir bilden zwei Lehrlinge im Jahr aus. Die meisten eröffnen eine eigene Bäckerei, so ist es gedacht.',
      'Deux apprentis par an. La plupart ouvrent leur propre boulangerie, c’est le but.',
    ),
  },
  team: [
    { name: 'Lena Vogt', role: text('Master baker', 'Bäckermeisterin', 'Maître boulangère') },
    { name: 'Jonas Weber', role: text('Pastry', 'Konditorei', 'Pâtisserie') },
    { name: 'Mira Vogt', role: text('Owner', 'Inhaberin', 'Propriétaire') },
    { name: 'Karl Vogt', role: text('Founder', 'Gründer', 'Fondateur') },
    { name: 'Emil Kaya', role: text('Shop', 'Laden', 'Boutique') },
    { name: 'Nele Brandt', role: text('Ovens and bicycles', 'Öfen und Räder', 'Fours et vélos') },
  ],
  shipping: [
    {
      name: text('By bicycle', 'Per Rad', 'À vélo'),
      description: text(
        'Within the ring in under an hour.',
        'Innerhalb des Rings in unter einer Stunde.',
        'En ville en moins d’une heure.',
      ),
      cost: 490,
      times: { days: 0, weekdays: [1, 2, 3, 4, 5, 6], orderBy: '17:00', deliverBy: '18:00' },
    },
    {
      name: text('Before breakfast', 'Vor dem Frühstück', 'Avant le petit-déjeuner'),
      description: text(
        'At your door when the rolls are still warm.',
        'An deiner Tür, solange die Brötchen warm sind.',
        'À votre porte quand le pain est encore chaud.',
      ),
      cost: 250,
      times: { days: 1, weekdays: [1, 2, 3, 4, 5, 6, 7], orderBy: '20:00', deliverBy: '07:30' },
    },
  ],
  shippingNote: text(
    'Free delivery from €30.00',
    'Kostenlose Lieferung ab 30,00 €',
    'Livraison offerte dès 30,00 €',
  ),
  productNotes: [
    text('Baked this morning', 'Heute früh gebacken', 'Cuit ce matin'),
    text('Free delivery over €30', 'Lieferung frei ab 30 €', 'Livraison offerte dès 30 €'),
    text('All allergens listed', 'Alle Allergene angegeben', 'Tous les allergènes indiqués'),
    text('Paid by card, or in cash', 'Bezahlung mit Karte oder bar', 'Paiement par carte ou en espèces'),
  ],
  seo: {
    title: text(
      'Bakehouse: bread and pastry in Berlin',
      'Bakehouse: Brot und Gebäck in Berlin',
      'Bakehouse : pain et viennoiseries à Berlin',
    ),
    description: text(
      'Sourdough, croissants and cakes from the stone oven, by bicycle to your door.',
      'Sauerteigbrot, Croissants und Torten aus dem Steinofen, per Rad an deine Tür.',
      'Levain, croissants et gâteaux du four en pierre, à vélo jusqu’à vous.',
    ),
    keywords: text(
      'bakery, bread, croissant, cake, Berlin',
      'Bäckerei, Brot, Croissant, Torte, Berlin',
      'boulangerie, pain, croissant, gâteau, Berlin',
    ),
  },
  categories: [
    { slug: 'bread-rolls', name: text('Bread & rolls', 'Brot & Brötchen', 'Pains') },
    { slug: 'pastries', name: text('Pastries', 'Gebäck', 'Viennoiseries') },
    { slug: 'cakes', name: text('Cakes & tarts', 'Torten & Kuchen', 'Gâteaux et tartes') },
    { slug: 'savoury', name: text('Savoury & drinks', 'Herzhaftes & Getränke', 'Salé et boissons') },
  ],
};
