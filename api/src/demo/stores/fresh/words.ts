import type { StoreWords } from '../../customization/store-words.ts';
import { text } from '../../text.ts';
import { freshSlides } from './slides.ts';

export const freshWords: StoreWords = {
  name: 'Fresh Corner',
  phone: '+1 555 014 2230',
  email: 'hello@fresh.test',
  address: text(
    '18 Orchard Street, Portland, OR 97205',
    '18 Orchard Street, Portland, OR 97205',
    '18 Orchard Street, Portland, OR 97205',
  ),
  domain: 'http://fresh.localhost',
  slides: freshSlides,
  couponCodes: ['WELCOME10', 'FIVEOFF', 'FREESHIP', 'FRUIT20'],
  featured: {
    title: text('Featured', 'Ausgewählt', 'Sélection'),
    description: text(
      'What our buyers would take home today.',
      'Was unsere Einkäufer heute mit nach Hause nehmen.',
      'Ce que nos acheteurs ramènent chez eux.',
    ),
  },
  popular: {
    title: text('Popular', 'Beliebt', 'Populaires'),
    description: text(
      'In most baskets this month.',
      'Diesen Monat in den meisten Körben.',
      'Dans la plupart des paniers ce mois-ci.',
    ),
  },
  latestDiscount: {
    title: text('On offer', 'Im Angebot', 'En promotion'),
    description: text(
      'Lower prices until Sunday night.',
      'Günstiger bis Sonntagabend.',
      'Prix réduits jusqu’à dimanche soir.',
    ),
  },
  dailyNeeds: {
    title: text(
      'Daily needs, in your pocket',
      'Der tägliche Bedarf in der Tasche',
      'Le quotidien dans la poche',
    ),
    description: text(
      'Reorder your week in a minute, with the app or on this page.',
      'Bestell deine Woche in einer Minute nach, in der App oder hier.',
      'Recommandez votre semaine en une minute, dans l’appli ou ici.',
    ),
  },
  promotion: {
    title: text(
      'One basket, the whole weekend',
      'Ein Korb, das ganze Wochenende',
      'Un panier pour tout le week-end',
    ),
    description: text(
      'Fruit, bread, eggs and coffee: everything for two slow breakfasts.',
      'Obst, Brot, Eier und Kaffee: alles für zwei gemütliche Frühstücke.',
      'Fruits, pain, œufs et café : de quoi faire deux longs petits-déjeuners.',
    ),
    button: text('Fill a basket', 'Korb füllen', 'Remplir un panier'),
    link: '/search?category=breakfast',
  },
  delivery: {
    title: text(
      'Delivered by people, not drones',
      'Von Menschen geliefert',
      'Livré par des gens, pas des drones',
    ),
    description: text(
      'Cold things stay cold, eggs stay whole, and the box goes back with us.',
      'Kaltes bleibt kalt, Eier bleiben ganz, und die Kiste nehmen wir wieder mit.',
      'Le froid reste froid, les œufs entiers, et la caisse repart avec nous.',
    ),
  },
  promises: [
    {
      title: text('Same day', 'Am selben Tag', 'Le jour même'),
      description: text(
        'Ordered by noon, there by evening',
        'Bis Mittag bestellt, abends da',
        'Commandé avant midi, livré le soir',
      ),
    },
    {
      title: text('Fresh or free', 'Frisch oder umsonst', 'Frais ou offert'),
      description: text(
        'Not right? We refund it',
        'Stimmt etwas nicht? Geld zurück',
        'Un souci ? Nous remboursons',
      ),
    },
    {
      title: text('From nearby', 'Aus der Nähe', 'Du coin'),
      description: text(
        '40 farms within 100 km',
        '40 Höfe im Umkreis von 100 km',
        '40 fermes à moins de 100 km',
      ),
    },
    {
      title: text('Pay at the door', 'Zahlen an der Tür', 'Payer à la porte'),
      description: text('Once you have seen it', 'Erst sehen, dann zahlen', 'Une fois tout vérifié'),
    },
  ],
  about: {
    title: text('A corner shop that grew', 'Ein Eckladen, der gewachsen ist', 'Une épicerie qui a grandi'),
    description: text(
      'We started in 2009 with eleven square metres and a scale. Today 60 people pack your orders, and we still know our farmers by name.',
      '2009 begannen wir mit elf Quadratmetern und einer Waage. Heute packen 60 Leute deine Bestellungen, und unsere Bauern kennen wir noch beim Namen.',
      'En 2009, onze mètres carrés et une balance. Aujourd’hui 60 personnes préparent vos commandes, et nous connaissons toujours nos fermiers par leur nom.',
    ),
    cards: [
      {
        title: text('Over 200 products', 'Über 200 Produkte', 'Plus de 200 produits'),
        description: text('Chosen one by one', 'Einzeln ausgewählt', 'Choisis un par un'),
      },
      {
        title: text('40 farms', '40 Höfe', '40 fermes'),
        description: text('Visited every year', 'Jedes Jahr besucht', 'Visitées chaque année'),
      },
      {
        title: text('98 % on time', '98 % pünktlich', '98 % à l’heure'),
        description: text('Measured at the door', 'An der Tür gemessen', 'Mesuré à la porte'),
      },
    ],
    middle: text(
      'We buy whole harvests instead of perfect ones. A crooked carrot costs its farmer the same work, and your soup does not mind.',
      'Wir kaufen ganze Ernten statt makelloser. Eine krumme Karotte macht dieselbe Arbeit, und der Suppe ist es egal.',
      'Nous achetons des récoltes entières, pas parfaites. Une carotte tordue demande le même travail, et la soupe s’en moque.',
    ),
    second: text(
      'What is left in the evening goes to four kitchens in the neighbourhood. In ten years we have thrown away less than one truck.',
      'Was abends übrig ist, geht an vier Küchen in der Nachbarschaft. In zehn Jahren haben wir weniger als einen Lastwagen weggeworfen.',
      'Le soir, les restes vont à quatre cuisines du quartier. En dix ans, nous avons jeté moins d’un camion.',
    ),
  },
  team: [
    { name: 'Olivia Hart', role: text('Founder', 'Gründerin', 'Fondatrice') },
    { name: 'June Alder', role: text('Farms', 'Höfe', 'Fermes') },
    { name: 'Marco Bellini', role: text('Kitchen', 'Küche', 'Cuisine') },
    { name: 'Sam Porter', role: text('Customer care', 'Kundendienst', 'Service client') },
    { name: 'Priya Nair', role: text('Website', 'Website', 'Site web') },
    { name: 'Tom Fisher', role: text('Delivery', 'Lieferung', 'Livraison') },
  ],
  shipping: [
    {
      name: text('Same day', 'Am selben Tag', 'Le jour même'),
      description: text(
        'Ordered by noon, at your door between 5 and 9 pm.',
        'Bis Mittag bestellt, zwischen 17 und 21 Uhr an deiner Tür.',
        'Commandé avant midi, à votre porte entre 17 h et 21 h.',
      ),
      cost: 6000,
      times: { days: 0, weekdays: [1, 2, 3, 4, 5, 6, 7], orderBy: '12:00', deliverBy: '21:00' },
    },
    {
      name: text('Within 7 days', 'Innerhalb von 7 Tagen', 'Sous 7 jours'),
      description: text(
        'We bring it on our next tour through your street.',
        'Wir bringen es mit der nächsten Tour durch deine Straße.',
        'Livré lors de notre prochaine tournée dans votre rue.',
      ),
      cost: 2000,
      times: { days: 7, weekdays: [1, 2, 3, 4, 5, 6, 7], orderBy: '', deliverBy: '' },
    },
  ],
  shippingNote: text(
    'Free delivery from $100.00',
    'Kostenlose Lieferung ab 100,00 $',
    'Livraison offerte dès 100,00 $',
  ),
  productNotes: [
    text('Free shipping over $100', 'Versandkostenfrei ab 100 $', 'Livraison offerte dès 100 $'),
    text(
      'Dispatch in less than 24 hours',
      'Versand in weniger als 24 Stunden',
      'Expédition en moins de 24 heures',
    ),
    text('Paid by card, or in cash', 'Bezahlung mit Karte oder bar', 'Paiement par carte ou en espèces'),
    text(
      '14 days to return what keeps',
      '14 Tage Rückgabe für Haltbares',
      '14 jours pour rendre les produits de garde',
    ),
    text(
      'Fresh or free: tell us the same day',
      'Frisch oder umsonst: sag es am selben Tag',
      'Frais ou offert : dites-le le jour même',
    ),
    text('Cold chain kept up to your door', 'Kühlkette bis zur Tür', 'Chaîne du froid jusqu’à votre porte'),
  ],
  seo: {
    title: text(
      'Fresh Corner: groceries, delivered today',
      'Fresh Corner: Lebensmittel, heute geliefert',
      'Fresh Corner : vos courses, livrées aujourd’hui',
    ),
    description: text(
      'Fruit, vegetables, dairy, bakery and pantry from people nearby. Order by noon, eat fresh tonight.',
      'Obst, Gemüse, Milch, Brot und Vorrat von Leuten aus der Nähe. Bis Mittag bestellen, abends frisch essen.',
      'Fruits, légumes, crèmerie, pain et épicerie du coin. Commandez avant midi, dînez frais.',
    ),
    keywords: text(
      'grocery, fresh food, delivery, fruit, vegetables',
      'Lebensmittel, frisch, Lieferung, Obst, Gemüse',
      'courses, frais, livraison, fruits, légumes',
    ),
  },
  categories: [
    { slug: 'fruits-vegetable', name: text('Fruits & vegetables', 'Obst & Gemüse', 'Fruits et légumes') },
    { slug: 'milk-dairy', name: text('Milk & dairy', 'Milch & Käse', 'Lait et crèmerie') },
    { slug: 'fish-meat', name: text('Fish & meat', 'Fisch & Fleisch', 'Poisson et viande') },
    { slug: 'drinks', name: text('Drinks', 'Getränke', 'Boissons') },
    { slug: 'beauty-health', name: text('Beauty & health', 'Pflege & Gesundheit', 'Beauté et santé') },
  ],
};
