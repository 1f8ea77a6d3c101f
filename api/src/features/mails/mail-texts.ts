/** What a mail is about. */
export type MailKind =
  | 'reset_password'
  | 'verify_email'
  | 'account_exists'
  | 'invitation'
  | 'password_changed'
  | 'open_store';

export type MailLanguage = 'en' | 'de' | 'fr';

type Text = { subject: string; lines: string[] };

const greetings: Record<MailLanguage, { named: string; unnamed: string }> = {
  en: { named: 'Hello {name},', unnamed: 'Hello,' },
  de: { named: 'Hallo {name},', unnamed: 'Hallo,' },
  fr: { named: 'Bonjour {name},', unnamed: 'Bonjour,' },
};

/** `{store}` is the store's name (or the platform's), `{link}` stands on a line of its own. */
const texts: Record<MailKind, Record<MailLanguage, Text>> = {
  reset_password: {
    en: {
      subject: 'Choose a new password for {store}',
      lines: [
        'Somebody asked for a new password for your account at {store}. If it was you, choose one here within the next hour:',
        '{link}',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    },
    de: {
      subject: 'Wähle ein neues Passwort für {store}',
      lines: [
        'Für dein Konto bei {store} wurde ein neues Passwort angefordert. Warst du das, dann wähle es innerhalb der nächsten Stunde hier:',
        '{link}',
        'Warst du es nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
      ],
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe pour {store}',
      lines: [
        'Un nouveau mot de passe a été demandé pour votre compte chez {store}. Si c’était vous, choisissez-le ici dans l’heure qui vient :',
        '{link}',
        'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
      ],
    },
  },
  verify_email: {
    en: {
      subject: 'Confirm your e-mail address for {store}',
      lines: [
        'Thank you for signing up at {store}. Please confirm that this is your address within the next 24 hours:',
        '{link}',
        'If you did not sign up, do not open the link: nothing else will happen.',
      ],
    },
    de: {
      subject: 'Bestätige deine E-Mail-Adresse für {store}',
      lines: [
        'Schön, dass du dich bei {store} registriert hast. Bestätige bitte innerhalb der nächsten 24 Stunden, dass das deine Adresse ist:',
        '{link}',
        'Hast du dich nicht registriert, dann öffne den Link nicht: Es geschieht nichts weiter.',
      ],
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail pour {store}',
      lines: [
        'Merci de votre inscription chez {store}. Veuillez confirmer dans les 24 heures que cette adresse est bien la vôtre :',
        '{link}',
        'Si vous ne vous êtes pas inscrit, n’ouvrez pas ce lien : rien d’autre ne se passera.',
      ],
    },
  },
  account_exists: {
    en: {
      subject: 'You have an account at {store} already',
      lines: [
        'Somebody just signed up at {store} with this address, which has an account already. If it was you, sign in as before, or choose a new password here:',
        '{link}',
        'If it was not you, do nothing: your account stays as it is.',
      ],
    },
    de: {
      subject: 'Du hast schon ein Konto bei {store}',
      lines: [
        'Gerade hat sich jemand mit dieser Adresse bei {store} registriert, doch sie hat schon ein Konto. Warst du das, dann melde dich wie gewohnt an oder wähle hier ein neues Passwort:',
        '{link}',
        'Warst du es nicht, musst du nichts tun: Dein Konto bleibt, wie es ist.',
      ],
    },
    fr: {
      subject: 'Vous avez déjà un compte chez {store}',
      lines: [
        'Une inscription vient d’être faite chez {store} avec cette adresse, qui a déjà un compte. Si c’était vous, connectez-vous comme d’habitude ou choisissez un nouveau mot de passe ici :',
        '{link}',
        'Si ce n’était pas vous, ne faites rien : votre compte reste inchangé.',
      ],
    },
  },
  invitation: {
    en: {
      subject: 'You are invited to the team of {store}',
      lines: [
        '{store} would like you on its team. Choose a password within the next 7 days, and you are in:',
        '{link}',
        'If you know nothing of this, do nothing.',
      ],
    },
    de: {
      subject: 'Du bist ins Team von {store} eingeladen',
      lines: [
        '{store} möchte dich im Team haben. Wähle innerhalb der nächsten 7 Tage ein Passwort, und du bist dabei:',
        '{link}',
        'Sagt dir das nichts, musst du nichts tun.',
      ],
    },
    fr: {
      subject: 'Vous êtes invité dans l’équipe de {store}',
      lines: [
        '{store} souhaite vous compter dans son équipe. Choisissez un mot de passe dans les 7 jours pour la rejoindre :',
        '{link}',
        'Si cela ne vous dit rien, ne faites rien.',
      ],
    },
  },
  password_changed: {
    en: {
      subject: 'Your password for {store} was changed',
      lines: [
        'The password of your account at {store} was just changed, and you were signed out everywhere else.',
        'If it was not you, choose a new one at once:',
        '{link}',
      ],
    },
    de: {
      subject: 'Dein Passwort für {store} wurde geändert',
      lines: [
        'Das Passwort deines Kontos bei {store} wurde gerade geändert, und du wurdest überall sonst abgemeldet.',
        'Warst du es nicht, dann wähle sofort ein neues:',
        '{link}',
      ],
    },
    fr: {
      subject: 'Votre mot de passe pour {store} a été modifié',
      lines: [
        'Le mot de passe de votre compte chez {store} vient d’être modifié, et vous avez été déconnecté partout ailleurs.',
        'Si ce n’était pas vous, choisissez-en un nouveau sans attendre :',
        '{link}',
      ],
    },
  },
  open_store: {
    en: {
      subject: 'Open your store',
      lines: [
        'Thank you for choosing {store}. Your store is one step away; open it within the next 24 hours:',
        '{link}',
        'If you did not ask for a store, do nothing: none will be opened.',
      ],
    },
    de: {
      subject: 'Eröffne deinen Laden',
      lines: [
        'Schön, dass du dich für {store} entschieden hast. Dein Laden ist nur einen Schritt entfernt; öffne ihn innerhalb der nächsten 24 Stunden:',
        '{link}',
        'Wolltest du keinen Laden, musst du nichts tun: Es wird keiner eröffnet.',
      ],
    },
    fr: {
      subject: 'Ouvrez votre boutique',
      lines: [
        'Merci d’avoir choisi {store}. Votre boutique est à un pas ; ouvrez-la dans les 24 heures :',
        '{link}',
        'Si vous n’avez pas demandé de boutique, ne faites rien : aucune ne sera ouverte.',
      ],
    },
  },
};

export type MailValues = { store: string; name: string; link: string };

/** Subject and text of a mail. Values are put in as they are: the caller has made single lines of them. */
export function writeMail(
  kind: MailKind,
  language: MailLanguage,
  values: MailValues,
): { subject: string; body: string } {
  const { subject, lines } = texts[kind][language];
  const { named, unnamed } = greetings[language];
  const fill = (text: string) =>
    text.replace(/\{(store|name|link)\}/g, (_all, key: keyof MailValues) => values[key]);
  const paragraphs = [values.name ? named : unnamed, ...lines].map(fill);
  return { subject: fill(subject), body: `${paragraphs.join('\n\n')}\n\n${values.store}\n` };
}
