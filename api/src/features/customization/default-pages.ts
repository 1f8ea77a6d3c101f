import { escapeHtml } from '../../platform/escape-html.ts';
import type { Customization } from './customization.schema.ts';
import type { StoreFacts } from './localize.ts';
import { none, t } from './localize.ts';

export function defaultAboutUs({ name }: StoreFacts): Customization['about_us'] {
  return {
    header: { status: true, image: '', title: t('About us', 'Über uns', 'À propos') },
    top: {
      status: true,
      title: t(`Welcome to ${name}`, `Willkommen bei ${name}`, `Bienvenue chez ${name}`),
      description: t(
        'We are a grocery for people who cook, and for those who would rather not. Everything on our shelves is something we would put on our own table.',
        'Wir sind ein Lebensmittelladen für alle, die gern kochen, und für alle, die lieber nicht kochen. In unseren Regalen steht nur, was auch auf unseren eigenen Tisch kommt.',
        'Nous sommes une épicerie pour ceux qui cuisinent, et pour ceux qui préfèrent éviter. Tout ce qui se trouve dans nos rayons, nous le mettrions sur notre propre table.',
      ),
      image: '',
      cards: [
        {
          title: t('Fresh', 'Frisch', 'Frais'),
          description: t(
            'New goods every morning.',
            'Jeden Morgen neue Ware.',
            'De nouveaux produits chaque matin.',
          ),
        },
        {
          title: t('Fair', 'Fair', 'Juste'),
          description: t(
            'Honest prices, for you and for growers.',
            'Ehrliche Preise für Sie und für die Erzeuger.',
            'Des prix honnêtes, pour vous et pour les producteurs.',
          ),
        },
        {
          title: t('Near', 'Nah', 'Proche'),
          description: t(
            'Around the corner, or at your door.',
            'Um die Ecke oder an Ihrer Tür.',
            'Au coin de la rue ou à votre porte.',
          ),
        },
      ],
    },
    middle: {
      status: true,
      description: t(
        'Your order is picked by hand by people who know what a ripe tomato feels like.',
        'Ihre Bestellung stellen Menschen von Hand zusammen, die wissen, wie sich eine reife Tomate anfühlt.',
        'Votre commande est préparée à la main par des gens qui savent reconnaître une tomate mûre.',
      ),
      second_description: t(
        'If something is not as good as it should be, we take it back and refund it.',
        'Ist etwas nicht so gut, wie es sein soll, nehmen wir es zurück und erstatten den Preis.',
        'Si quelque chose n’est pas à la hauteur, nous le reprenons et vous remboursons.',
      ),
      image: '',
    },
    team: {
      status: false,
      title: t('Our team', 'Unser Team', 'Notre équipe'),
      description: none,
      members: [],
    },
  };
}

export function defaultContactUs({ email }: StoreFacts): Customization['contact_us'] {
  return {
    header: { status: true, image: '', title: t('Contact us', 'Kontakt', 'Contact') },
    email_box: {
      status: true,
      title: t('Write to us', 'Schreiben Sie uns', 'Écrivez-nous'),
      email,
      text: t(
        'We answer within one day.',
        'Wir antworten innerhalb eines Tages.',
        'Nous répondons sous un jour.',
      ),
    },
    phone_box: {
      status: false,
      title: t('Call us', 'Rufen Sie uns an', 'Appelez-nous'),
      phone: '',
      text: t('We are glad to help.', 'Wir helfen gern.', 'Nous sommes là pour vous aider.'),
    },
    address_box: {
      status: false,
      title: t('Visit us', 'Besuchen Sie uns', 'Venez nous voir'),
      address: none,
    },
    form: {
      status: true,
      title: t('Send us a message', 'Senden Sie uns eine Nachricht', 'Envoyez-nous un message'),
      description: t(
        'Questions, praise or a wish for our shelves: we read everything.',
        'Fragen, Lob oder ein Wunsch für unser Sortiment: Wir lesen alles.',
        'Questions, compliments ou envies pour nos rayons : nous lisons tout.',
      ),
      image: '',
    },
  };
}

export function defaultPolicies({
  name,
}: StoreFacts): Pick<Customization, 'privacy_policy' | 'term_and_condition'> {
  return {
    privacy_policy: {
      status: true,
      title: t('Privacy policy', 'Datenschutz', 'Politique de confidentialité'),
      image: '',
      description: t(
        `<p>${escapeHtml(name)} keeps what it needs to bring you your order: your name, address, e-mail and telephone number, and what you ordered.</p><p>We do not sell it, and we give it only to those who deliver your order. You may ask at any time what we hold about you, and have it corrected or deleted.</p>`,
        `<p>${escapeHtml(name)} speichert, was für Ihre Lieferung nötig ist: Name, Adresse, E-Mail, Telefonnummer und Ihre Bestellungen.</p><p>Wir verkaufen diese Daten nicht und geben sie nur an diejenigen weiter, die Ihre Bestellung liefern. Sie können jederzeit erfahren, was wir über Sie gespeichert haben, und es berichtigen oder löschen lassen.</p>`,
        `<p>${escapeHtml(name)} conserve ce qui est nécessaire à votre livraison : nom, adresse, e-mail, numéro de téléphone et commandes.</p><p>Nous ne vendons pas ces données et ne les transmettons qu’à ceux qui livrent votre commande. Vous pouvez à tout moment les consulter, les faire corriger ou les faire supprimer.</p>`,
      ),
    },
    term_and_condition: {
      status: true,
      title: t('Terms & conditions', 'Allgemeine Geschäftsbedingungen', 'Conditions générales'),
      image: '',
      description: t(
        '<p>All prices include tax. Your order is binding once we have confirmed it.</p><p>Fresh goods can be returned on delivery; everything else unopened within 7 days.</p>',
        '<p>Alle Preise enthalten die Steuer. Ihre Bestellung ist verbindlich, sobald wir sie bestätigt haben.</p><p>Frische Ware können Sie bei der Lieferung zurückgeben, alles andere ungeöffnet innerhalb von 7 Tagen.</p>',
        '<p>Tous les prix sont TTC. Votre commande est ferme dès que nous l’avons confirmée.</p><p>Les produits frais peuvent être refusés à la livraison ; tout le reste peut être retourné non ouvert sous 7 jours.</p>',
      ),
    },
  };
}

export const defaultFaq: Customization['faq'] = {
  status: true,
  title: t('Frequently asked questions', 'Häufige Fragen', 'Questions fréquentes'),
  image: '',
  items: [
    {
      question: t('How do I place an order?', 'Wie bestelle ich?', 'Comment passer commande ?'),
      answer: t(
        'Put what you need into the cart, go to checkout, give your address and confirm.',
        'Legen Sie alles in den Warenkorb, gehen Sie zur Kasse, geben Sie Ihre Adresse an und bestätigen Sie.',
        'Ajoutez vos produits au panier, passez à la caisse, indiquez votre adresse et confirmez.',
      ),
    },
    {
      question: t('How can I pay?', 'Wie kann ich bezahlen?', 'Comment payer ?'),
      answer: t('In cash, on delivery.', 'Bar bei der Lieferung.', 'En espèces, à la livraison.'),
    },
    {
      question: t(
        'When will my order arrive?',
        'Wann kommt meine Bestellung?',
        'Quand ma commande arrive-t-elle ?',
      ),
      answer: t(
        'You choose the way of delivery at checkout; each says how long it takes.',
        'An der Kasse wählen Sie die Lieferart; dort steht, wie lange sie dauert.',
        'Vous choisissez le mode de livraison à la caisse ; chacun indique son délai.',
      ),
    },
    {
      question: t(
        'Can I change my order?',
        'Kann ich meine Bestellung ändern?',
        'Puis-je modifier ma commande ?',
      ),
      answer: t(
        'Call or write to us before it is packed.',
        'Rufen Sie an oder schreiben Sie uns, bevor sie gepackt ist.',
        'Appelez-nous ou écrivez-nous avant sa préparation.',
      ),
    },
    {
      question: t(
        'What if something is missing?',
        'Was ist, wenn etwas fehlt?',
        'Et s’il manque un article ?',
      ),
      answer: t(
        'Tell us within a day, and you get it or your money back.',
        'Sagen Sie uns innerhalb eines Tages Bescheid: Sie bekommen die Ware oder Ihr Geld.',
        'Prévenez-nous sous un jour : nous le livrons ou le remboursons.',
      ),
    },
    {
      question: t('Do I need an account?', 'Brauche ich ein Konto?', 'Faut-il un compte ?'),
      answer: t(
        'Yes, so that you can follow your orders. It takes a minute.',
        'Ja, damit Sie Ihre Bestellungen verfolgen können. Es dauert eine Minute.',
        'Oui, pour suivre vos commandes. Cela prend une minute.',
      ),
    },
    {
      question: t(
        'How do I use a coupon?',
        'Wie löse ich einen Gutschein ein?',
        'Comment utiliser un coupon ?',
      ),
      answer: t(
        'Enter its code at checkout; the discount is shown at once.',
        'Geben Sie den Code an der Kasse ein; der Rabatt wird sofort abgezogen.',
        'Saisissez son code à la caisse ; la remise s’affiche aussitôt.',
      ),
    },
    {
      question: t(
        'What happens to my data?',
        'Was geschieht mit meinen Daten?',
        'Que deviennent mes données ?',
      ),
      answer: t(
        'It serves your orders only. When a subscription becomes inactive, its data is deleted after 60 days.',
        'Sie dienen nur Ihren Bestellungen. Wird ein Abonnement inaktiv, werden seine Daten nach 60 Tagen gelöscht.',
        'Elles ne servent qu’à vos commandes. Lorsqu’un abonnement devient inactif, ses données sont supprimées après 60 jours.',
      ),
    },
  ],
};
