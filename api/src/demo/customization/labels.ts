import type { z } from 'zod';
import type { Customization, deliveryTimes } from '../../features/customization/customization.schema.ts';
import { text } from '../text.ts';

type Labels<Section extends keyof Customization> = Customization[Section];

/** The texts of the menus, the same in every demo store. */
export const navbarLabels: Omit<Labels<'navbar'>, 'phone' | 'logo'> = {
  categories_menu_status: true,
  about_menu_status: true,
  contact_menu_status: true,
  offers_menu_status: true,
  faq_menu_status: true,
  privacy_policy_status: true,
  term_and_condition_status: true,
  help_text: text('Questions? Call us', 'Fragen? Ruf uns an', 'Une question ? Appelez-nous'),
  categories: text('Categories', 'Kategorien', 'Catégories'),
  about_us: text('About us', 'Über uns', 'À propos'),
  contact_us: text('Contact', 'Kontakt', 'Contact'),
  offers: text('Offers', 'Angebote', 'Offres'),
  faq: text('FAQ', 'Häufige Fragen', 'FAQ'),
  privacy_policy: text('Privacy policy', 'Datenschutz', 'Confidentialité'),
  term_and_condition: text('Terms & conditions', 'AGB', 'Conditions générales'),
  login: text('Sign in', 'Anmelden', 'Se connecter'),
  logout: text('Sign out', 'Abmelden', 'Se déconnecter'),
  profile: text('Account', 'Konto', 'Compte'),
};

export const checkoutLabels: Omit<
  Labels<'checkout'>,
  | 'shipping_name_one'
  | 'shipping_one_desc'
  | 'shipping_one_cost'
  | 'shipping_name_two'
  | 'shipping_two_desc'
  | 'shipping_two_cost'
  | keyof z.infer<typeof deliveryTimes>
> = {
  personal_details: text('Personal details', 'Persönliche Angaben', 'Vos coordonnées'),
  shipping_details: text('Delivery', 'Lieferung', 'Livraison'),
  payment_method: text('Payment', 'Zahlung', 'Paiement'),
  order_summary: text('Order summary', 'Bestellübersicht', 'Récapitulatif'),
  apply_button: text('Apply', 'Einlösen', 'Appliquer'),
  sub_total: text('Subtotal', 'Zwischensumme', 'Sous-total'),
  discount: text('Discount', 'Rabatt', 'Remise'),
  shipping_cost: text('Delivery', 'Lieferung', 'Livraison'),
  total_cost: text('Total', 'Gesamtsumme', 'Total'),
  continue_button: text('Continue shopping', 'Weiter einkaufen', 'Continuer mes achats'),
  confirm_button: text('Place order', 'Bestellung aufgeben', 'Passer la commande'),
};

export const dashboardLabels: Labels<'dashboard'> = {
  dashboard_title: text('Dashboard', 'Übersicht', 'Tableau de bord'),
  total_order: text('Orders in all', 'Bestellungen gesamt', 'Commandes au total'),
  pending_order: text('Pending orders', 'Offene Bestellungen', 'Commandes en attente'),
  processing_order: text('Orders in progress', 'In Bearbeitung', 'Commandes en cours'),
  complete_order: text('Delivered orders', 'Gelieferte Bestellungen', 'Commandes livrées'),
  recent_order: text('Recent orders', 'Letzte Bestellungen', 'Commandes récentes'),
  my_order: text('My orders', 'Meine Bestellungen', 'Mes commandes'),
  update_profile: text('Update profile', 'Profil bearbeiten', 'Modifier le profil'),
  full_name: text('Full name', 'Vollständiger Name', 'Nom complet'),
  address: text('Addresses', 'Adressen', 'Adresses'),
  phone: text('Phone', 'Telefon', 'Téléphone'),
  user_email: text('Email', 'E-Mail', 'E-mail'),
  update_button: text('Save changes', 'Änderungen speichern', 'Enregistrer'),
  current_password: text('Current password', 'Aktuelles Passwort', 'Mot de passe actuel'),
  new_password: text('New password', 'Neues Passwort', 'Nouveau mot de passe'),
  change_password: text('Change password', 'Passwort ändern', 'Changer le mot de passe'),
};
