import type { LanguageCode } from '../languages.ts';
import type { Random } from './random.ts';

const given = [
  'Emma',
  'Liam',
  'Noah',
  'Mia',
  'Ava',
  'Lucas',
  'Zoe',
  'Hannah',
  'Paul',
  'Clara',
  'Finn',
  'Nora',
  'Oscar',
  'Leonie',
  'Jules',
  'Camille',
  'Hugo',
  'Ines',
  'Theo',
  'Amara',
  'Kofi',
  'Yuki',
  'Ravi',
  'Lina',
  'Mateo',
  'Sofia',
  'Elif',
  'Jonas',
  'Greta',
  'Maya',
];
const family = [
  'Walker',
  'Nguyen',
  'Fischer',
  'Moreau',
  'Okafor',
  'Tanaka',
  'Garcia',
  'Schneider',
  'Dubois',
  'Rossi',
  'Novak',
  'Larsen',
  'Patel',
  'Kowalski',
  'Brown',
  'Lopez',
  'Wagner',
  'Petit',
  'Ahmed',
  'Silva',
  'Keller',
  'Martin',
  'Young',
  'Bauer',
];

const places = {
  USD: {
    country: 'United States',
    phone: '+1 555 01',
    towns: [
      ['Portland', '97205'],
      ['Portland', '97214'],
      ['Beaverton', '97005'],
      ['Gresham', '97030'],
      ['Lake Oswego', '97034'],
    ],
    streets: [
      'Maple Avenue',
      'River Road',
      'Cedar Street',
      'Hawthorne Boulevard',
      'Alder Street',
      'Burnside Street',
      'Division Street',
    ],
    line: (street: string, house: number) => `${house} ${street}`,
  },
  EUR: {
    country: 'Germany',
    phone: '+49 30 5550',
    towns: [
      ['Berlin', '10405'],
      ['Berlin', '10435'],
      ['Berlin', '10115'],
      ['Berlin', '13353'],
      ['Potsdam', '14467'],
    ],
    streets: [
      'Kastanienallee',
      'Torstraße',
      'Schönhauser Allee',
      'Ackerstraße',
      'Pappelallee',
      'Bornholmer Straße',
    ],
    line: (street: string, house: number) => `${street} ${house}`,
  },
} as const;

const deliveryNotes = [
  '',
  '',
  '',
  '',
  'Ring twice, the bell is shy.',
  'Leave it with the neighbour on the left.',
  'Second floor, no lift.',
  'Please call when you are downstairs.',
];

export type Person = { name: string; email: string; locale: LanguageCode };

/** Shoppers with invented names; their addresses end in `.example`, which nobody can receive. */
export function inventPeople(random: Random, count: number, locales: readonly Person['locale'][]): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const first = given[(index * 7 + 3) % given.length] as string;
    const last = family[(index * 5 + Math.floor(index / family.length) * 3) % family.length] as string;
    return {
      name: `${first} ${last}`,
      email: `${first}.${last}.${index + 1}@shoppers.example`.toLowerCase(),
      locale: random.pick(locales),
    };
  });
}

export function inventAddress(random: Random, currency: keyof typeof places) {
  const place = places[currency];
  const [city, zipCode] = random.pick<readonly [string, string]>(place.towns);
  return {
    contact: `${place.phone}${random.whole(10, 99)} ${random.whole(1000, 9999)}`,
    line1: place.line(random.pick<string>(place.streets), random.whole(2, 240)),
    city,
    zipCode,
    country: place.country as string,
    deliveryNote: random.pick(deliveryNotes),
  };
}
