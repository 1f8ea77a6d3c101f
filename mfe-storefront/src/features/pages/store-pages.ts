import { AboutPage } from './about-page';
import { ContactPage } from './contact-page';
import { FaqPage } from './faq-page';
import { OffersPage } from './offers-page';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

/** The content of the chunk with the store's own pages. */
export const storePages = { AboutPage, ContactPage, FaqPage, OffersPage, PrivacyPage, TermsPage };
