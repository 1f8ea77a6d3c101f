import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import { text } from '../text.ts';

type Chapter = [title: string, body: string];

const html = (chapters: Chapter[]): string =>
  chapters.map(([title, body]) => `<h2>${title}</h2><p>${body}</p>`).join('');

export const privacyPolicy = (name: string, email: string): LocalizedText =>
  text(
    html([
      [
        'Who we are',
        `${name} runs this store and answers for the data you leave here. Write to ${email} with any question.`,
      ],
      [
        'What we keep',
        'Your name, e-mail address, phone number, delivery addresses and orders. We need them to deliver and to answer you. Payment by cash leaves no payment data at all; the number of a card goes to the payment provider and never to us.',
      ],
      ['What we do not do', 'We do not sell your data, and we do not show advertising of others.'],
      [
        'Cookies',
        'Your cart, your language and your sign-in are kept in your browser. Without your consent nothing measures what you do.',
      ],
      [
        'How long',
        'Orders are kept as long as tax law asks for. If you close your account, everything else is removed within 60 days.',
      ],
      [
        'Your rights',
        'Ask for a copy, a correction or the removal of your data at any time. An e-mail is enough.',
      ],
    ]),
    html([
      [
        'Wer wir sind',
        `${name} betreibt diesen Shop und ist für deine Daten verantwortlich. Fragen beantworten wir unter ${email}.`,
      ],
      [
        'Was wir speichern',
        'Name, E-Mail-Adresse, Telefonnummer, Lieferadressen und Bestellungen. Wir brauchen sie, um zu liefern und zu antworten. Bei Barzahlung entstehen keine Zahlungsdaten; die Nummer einer Karte geht an den Zahlungsanbieter und nie an uns.',
      ],
      ['Was wir nicht tun', 'Wir verkaufen deine Daten nicht und zeigen keine fremde Werbung.'],
      [
        'Cookies',
        'Warenkorb, Sprache und Anmeldung liegen in deinem Browser. Ohne deine Zustimmung wird nichts gemessen.',
      ],
      [
        'Wie lange',
        'Bestellungen bewahren wir so lange auf, wie das Steuerrecht es verlangt. Schließt du dein Konto, wird alles andere binnen 60 Tagen gelöscht.',
      ],
      [
        'Deine Rechte',
        'Verlange jederzeit eine Kopie, eine Berichtigung oder die Löschung deiner Daten. Eine E-Mail genügt.',
      ],
    ]),
    html([
      [
        'Qui nous sommes',
        `${name} exploite cette boutique et répond de vos données. Écrivez à ${email} pour toute question.`,
      ],
      [
        'Ce que nous gardons',
        'Votre nom, votre e-mail, votre téléphone, vos adresses et vos commandes, pour livrer et vous répondre. Le paiement en espèces ne laisse aucune donnée de paiement ; le numéro d’une carte va au prestataire de paiement, jamais chez nous.',
      ],
      [
        'Ce que nous ne faisons pas',
        'Nous ne vendons pas vos données et ne montrons aucune publicité tierce.',
      ],
      [
        'Cookies',
        'Le panier, la langue et la connexion restent dans votre navigateur. Rien n’est mesuré sans votre accord.',
      ],
      [
        'Durée',
        'Les commandes sont gardées le temps exigé par la loi fiscale. À la fermeture du compte, le reste est supprimé sous 60 jours.',
      ],
      [
        'Vos droits',
        'Demandez à tout moment une copie, une correction ou la suppression de vos données. Un e-mail suffit.',
      ],
    ]),
  );

export const terms = (name: string): LocalizedText =>
  text(
    html([
      [
        'Orders',
        `An order with ${name} is binding once we confirm it. Prices include tax and are those shown when you place the order.`,
      ],
      [
        'Weights and substitutes',
        'Loose goods are weighed when packed; you never pay more than shown. We replace nothing without asking you.',
      ],
      [
        'Delivery',
        'We deliver to your door in the option you chose. If nobody is there, we call you and try once more.',
      ],
      ['Payment', 'You pay when the goods arrive, in cash or by card.'],
      [
        'Returns',
        'Unopened goods that keep can be returned within 14 days. If something fresh is not right, tell us the same day and we refund it.',
      ],
    ]),
    html([
      [
        'Bestellungen',
        `Eine Bestellung bei ${name} ist verbindlich, sobald wir sie bestätigen. Preise enthalten die Steuer und gelten wie beim Bestellen angezeigt.`,
      ],
      [
        'Gewichte und Ersatz',
        'Lose Ware wiegen wir beim Packen; du zahlst nie mehr als angezeigt. Ersetzt wird nichts ohne deine Zustimmung.',
      ],
      [
        'Lieferung',
        'Wir liefern bis zur Tür, wie du es gewählt hast. Ist niemand da, rufen wir an und kommen ein zweites Mal.',
      ],
      ['Zahlung', 'Du zahlst bei Lieferung, bar oder mit Karte.'],
      [
        'Rückgabe',
        'Ungeöffnete haltbare Ware nehmen wir 14 Tage lang zurück. Stimmt etwas Frisches nicht, sag es am selben Tag und wir erstatten es.',
      ],
    ]),
    html([
      [
        'Commandes',
        `Une commande chez ${name} vous engage dès notre confirmation. Les prix, taxes comprises, sont ceux affichés à la commande.`,
      ],
      [
        'Poids et remplacements',
        'Le vrac est pesé à la préparation ; vous ne payez jamais plus qu’affiché. Rien n’est remplacé sans votre accord.',
      ],
      [
        'Livraison',
        'Nous livrons à votre porte selon l’option choisie. En cas d’absence, nous appelons et repassons une fois.',
      ],
      ['Paiement', 'Vous payez à la réception, en espèces ou par carte.'],
      [
        'Retours',
        'Les produits de garde non ouverts se retournent sous 14 jours. Un produit frais ne va pas ? Dites-le le jour même, nous remboursons.',
      ],
    ]),
  );

/** Eight questions, as the specification has it. */
export const faqItems = (name: string): { question: LocalizedText; answer: LocalizedText }[] => [
  {
    question: text(
      'How does delivery work?',
      'Wie funktioniert die Lieferung?',
      'Comment se passe la livraison ?',
    ),
    answer: text(
      'Choose an option at checkout. We pack your order on the day, keep cold things cold, and carry it to your door.',
      'Wähle an der Kasse eine Option. Wir packen am selben Tag, halten Kühles kühl und tragen alles bis zur Tür.',
      'Choisissez une option à la caisse. Nous préparons le jour même, gardons le froid et livrons à votre porte.',
    ),
  },
  {
    question: text('How can I pay?', 'Wie kann ich zahlen?', 'Comment payer ?'),
    answer: text(
      'In cash when your order arrives, after you have checked everything, or by card where it is offered at the checkout: it is charged at the delivery.',
      'Bar bei Lieferung, nachdem du alles geprüft hast, oder mit Karte, wo sie an der Kasse angeboten wird: Abgebucht wird bei der Lieferung.',
      'En espèces à la réception, après avoir tout vérifié, ou par carte si elle est proposée à la caisse : elle est débitée à la livraison.',
    ),
  },
  {
    question: text(
      'Can I change or cancel an order?',
      'Kann ich eine Bestellung ändern oder stornieren?',
      'Puis-je modifier ou annuler une commande ?',
    ),
    answer: text(
      'As long as it is not on its way: call us, and we change or cancel it free of charge.',
      'Solange sie nicht unterwegs ist: Ruf an, wir ändern oder stornieren kostenlos.',
      'Tant qu’elle n’est pas en route : appelez-nous, c’est gratuit.',
    ),
  },
  {
    question: text(
      'What if something is missing or damaged?',
      'Was, wenn etwas fehlt oder beschädigt ist?',
      'Et s’il manque un article ?',
    ),
    answer: text(
      'Tell us the same day, best with a photo. We refund it or bring it again.',
      'Melde dich am selben Tag, am besten mit Foto. Wir erstatten oder bringen es erneut.',
      'Dites-le le jour même, si possible avec une photo. Nous remboursons ou rapportons l’article.',
    ),
  },
  {
    question: text('Do I need an account?', 'Brauche ich ein Konto?', 'Faut-il un compte ?'),
    answer: text(
      'No. An account keeps your addresses and shows the progress of your orders.',
      'Nein. Ein Konto merkt sich deine Adressen und zeigt, wie weit deine Bestellungen sind.',
      'Non. Un compte garde vos adresses et montre l’avancement de vos commandes.',
    ),
  },
  {
    question: text(
      'How do coupons work?',
      'Wie funktionieren Gutscheine?',
      'Comment utiliser un code promo ?',
    ),
    answer: text(
      'Enter the code in the cart or at checkout. One coupon counts per order.',
      'Gib den Code im Warenkorb oder an der Kasse ein. Pro Bestellung zählt ein Gutschein.',
      'Saisissez le code dans le panier ou à la caisse. Un seul code par commande.',
    ),
  },
  {
    question: text(
      `What happens to my data if ${name} closes?`,
      `Was passiert mit meinen Daten, wenn ${name} schließt?`,
      `Que deviennent mes données si ${name} ferme ?`,
    ),
    answer: text(
      'When a store’s subscription becomes inactive, its data is kept for 60 days so that nothing is lost by accident. After that it is deleted for good.',
      'Wird das Abonnement eines Shops inaktiv, bleiben seine Daten 60 Tage erhalten, damit nichts versehentlich verloren geht. Danach werden sie endgültig gelöscht.',
      'Quand l’abonnement d’une boutique devient inactif, ses données sont gardées 60 jours pour éviter toute perte. Elles sont ensuite supprimées définitivement.',
    ),
  },
  {
    question: text('How fresh is fresh?', 'Wie frisch ist frisch?', 'Frais, c’est-à-dire ?'),
    answer: text(
      'Bread is of today, fruit and vegetables of this week, and everything chilled keeps at least four days from delivery.',
      'Brot ist von heute, Obst und Gemüse von dieser Woche, und Gekühltes hält ab Lieferung mindestens vier Tage.',
      'Le pain est du jour, les fruits et légumes de la semaine, et le frais se garde au moins quatre jours après livraison.',
    ),
  },
];
