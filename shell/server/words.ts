import de from '../src/screens/locales/de.json' with { type: 'json' };
import en from '../src/screens/locales/en.json' with { type: 'json' };
import fr from '../src/screens/locales/fr.json' with { type: 'json' };

/** The shell's own words, of which the edge writes some before any script has run. */
export const words = { en, de, fr };
