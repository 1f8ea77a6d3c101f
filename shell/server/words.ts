import de from '../src/screens/locales/de.json' with { type: 'json' };
import en from '../src/screens/locales/en.json' with { type: 'json' };
import fr from '../src/screens/locales/fr.json' with { type: 'json' };

/** The shell's own texts, some of which the edge writes into pages before any script has run. */
export const words = {
  en: {
    ...en,
    unavailable:
      'The store cannot be reached at the moment. Your cart is safe. Please try again in a minute.',
  },
  de: {
    ...de,
    unavailable:
      'Der Shop ist im Moment nicht erreichbar. Dein Warenkorb ist sicher. Versuch es in einer Minute noch einmal.',
  },
  fr: {
    ...fr,
    unavailable:
      'La boutique est injoignable pour le moment. Votre panier est conservé. Réessayez dans une minute.',
  },
};
