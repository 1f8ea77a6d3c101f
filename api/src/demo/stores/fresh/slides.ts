import type { StoreWords } from '../../customization/store-words.ts';
import { text } from '../../text.ts';

export const freshSlides: StoreWords['slides'] = [
  {
    title: text('The market, at your door', 'Der Markt an deiner Tür', 'Le marché à votre porte'),
    description: text(
      'Over 200 groceries, packed this morning and carried upstairs.',
      'Über 200 Lebensmittel, heute früh gepackt und bis nach oben getragen.',
      'Plus de 200 produits, préparés ce matin et montés chez vous.',
    ),
    button: text('Shop vegetables', 'Gemüse ansehen', 'Voir les légumes'),
    link: '/search?category=fruits-vegetable',
  },
  {
    title: text('Milk from cows with names', 'Milch von Kühen mit Namen', 'Du lait de vaches qui ont un nom'),
    description: text(
      'Alder Farm brings milk, yoghurt and butter from 30 km away.',
      'Alder Farm bringt Milch, Joghurt und Butter aus 30 km Entfernung.',
      'Alder Farm livre lait, yaourts et beurre à 30 km d’ici.',
    ),
    button: text('Shop dairy', 'Milchprodukte ansehen', 'Voir la crèmerie'),
    link: '/search?category=milk-dairy',
  },
  {
    title: text('Still warm at eight', 'Um acht noch warm', 'Encore chaud à huit heures'),
    description: text(
      'Sourdough, croissants and pretzels from the stone oven.',
      'Sauerteig, Croissants und Brezeln aus dem Steinofen.',
      'Levain, croissants et bretzels du four en pierre.',
    ),
    button: text('Shop bakery', 'Backwaren ansehen', 'Voir la boulangerie'),
    link: '/search?category=bakery',
  },
  {
    title: text('Fruit that tastes of fruit', 'Obst, das nach Obst schmeckt', 'Des fruits qui ont du goût'),
    description: text(
      'Picked ripe, never in a hurry. Up to 20 % off this week.',
      'Reif geerntet, nie in Eile. Diese Woche bis zu 20 % günstiger.',
      'Cueillis mûrs, sans hâte. Jusqu’à 20 % de moins cette semaine.',
    ),
    button: text('Shop fruit', 'Obst ansehen', 'Voir les fruits'),
    link: '/search?category=fresh-fruit',
  },
  {
    title: text(
      'A pantry that never lets you down',
      'Ein Vorrat, auf den Verlass ist',
      'Un placard toujours prêt',
    ),
    description: text(
      'Pasta, oil, coffee and tea, for evenings without a plan.',
      'Nudeln, Öl, Kaffee und Tee für Abende ohne Plan.',
      'Pâtes, huile, café et thé pour les soirs sans idée.',
    ),
    button: text('Shop pantry', 'Vorrat ansehen', 'Voir l’épicerie'),
    link: '/search?category=pantry',
  },
];
