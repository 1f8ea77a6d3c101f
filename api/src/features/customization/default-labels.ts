import type { Customization } from './customization.schema.ts';
import { t } from './localize.ts';

export const defaultNavbar: Customization['navbar'] = {
  categories_menu_status: true,
  about_menu_status: true,
  contact_menu_status: true,
  offers_menu_status: true,
  faq_menu_status: true,
  privacy_policy_status: true,
  term_and_condition_status: true,
  help_text: t(
    'We are here for you. Need help?',
    'Wir sind für Sie da. Brauchen Sie Hilfe?',
    'Nous sommes là pour vous. Besoin d’aide ?',
  ),
  categories: t('Categories', 'Kategorien', 'Catégories'),
  about_us: t('About us', 'Über uns', 'À propos'),
  contact_us: t('Contact us', 'Kontakt', 'Contact'),
  offers: t('Offers', 'Angebote', 'Offres'),
  faq: t('FAQ', 'Häufige Fragen', 'FAQ'),
  privacy_policy: t('Privacy policy', 'Datenschutz', 'Confidentialité'),
  term_and_condition: t('Terms & conditions', 'AGB', 'Conditions générales'),
  login: t('Sign in', 'Anmelden', 'Connexion'),
  logout: t('Sign out', 'Abmelden', 'Déconnexion'),
  profile: t('Profile', 'Profil', 'Profil'),
  phone: '',
  logo: '',
};

/** Section 9 of the specification: today for 60, within a week for 20. */
export const defaultCheckout: Customization['checkout'] = {
  personal_details: t('Personal details', 'Persönliche Angaben', 'Coordonnées'),
  shipping_details: t('Shipping details', 'Lieferung', 'Livraison'),
  payment_method: t('Payment method', 'Zahlungsart', 'Moyen de paiement'),
  order_summary: t('Order summary', 'Bestellübersicht', 'Récapitulatif'),
  apply_button: t('Apply', 'Einlösen', 'Appliquer'),
  sub_total: t('Subtotal', 'Zwischensumme', 'Sous-total'),
  discount: t('Discount', 'Rabatt', 'Remise'),
  shipping_cost: t('Shipping', 'Versand', 'Livraison'),
  total_cost: t('Total', 'Gesamtsumme', 'Total'),
  continue_button: t('Continue shopping', 'Weiter einkaufen', 'Continuer mes achats'),
  confirm_button: t('Confirm order', 'Bestellung abschicken', 'Confirmer la commande'),
  shipping_name_one: t('Express', 'Express', 'Express'),
  shipping_one_desc: t('Delivery: today', 'Lieferung: heute', 'Livraison : aujourd’hui'),
  shipping_one_cost: 6_000,
  shipping_name_two: t('Standard', 'Standard', 'Standard'),
  shipping_two_desc: t('Delivery: 7 days', 'Lieferung: 7 Tage', 'Livraison : 7 jours'),
  shipping_two_cost: 2_000,
};

export const defaultDashboard: Customization['dashboard'] = {
  dashboard_title: t('Dashboard', 'Übersicht', 'Tableau de bord'),
  total_order: t('Total orders', 'Bestellungen', 'Commandes'),
  pending_order: t('Pending orders', 'Ausstehend', 'En attente'),
  processing_order: t('Processing orders', 'In Bearbeitung', 'En préparation'),
  complete_order: t('Complete orders', 'Abgeschlossen', 'Terminées'),
  recent_order: t('Recent orders', 'Letzte Bestellungen', 'Commandes récentes'),
  my_order: t('My orders', 'Meine Bestellungen', 'Mes commandes'),
  update_profile: t('Update profile', 'Profil bearbeiten', 'Modifier le profil'),
  full_name: t('Full name', 'Vor- und Nachname', 'Nom complet'),
  address: t('Address', 'Adresse', 'Adresse'),
  phone: t('Phone', 'Telefon', 'Téléphone'),
  user_email: t('E-mail', 'E-Mail', 'E-mail'),
  update_button: t('Update', 'Speichern', 'Enregistrer'),
  current_password: t('Current password', 'Bisheriges Passwort', 'Mot de passe actuel'),
  new_password: t('New password', 'Neues Passwort', 'Nouveau mot de passe'),
  change_password: t('Change password', 'Passwort ändern', 'Changer le mot de passe'),
};
